import { useRef, useState } from "react";
import { Picture } from "../../../../primitives/content/Picture/Picture.tsx";
import type { PictureSource } from "../../../../primitives/content/Picture/Picture.tsx";
import { useLoadWhenIdle } from "../../../../primitives/actions/LazyLoad/useLoadWhenIdle.ts";
import { Proscenium } from "../Proscenium/Proscenium.tsx";
import { BannerWords } from "./BannerWords.tsx";

export interface BannerSlide {
  /** Draws the pattern that stands in for a missing picture. */
  id: string;
  href: string;
  title: string;
  line: string;
  language: string;
  picture: PictureSource | null;
  /** Above the title, and on the way in; a story has words of its own for both. */
  eyebrow?: string;
  way?: string;
}

/** Where the slides after the story lead. A way whose address nobody has set is not shown. */
export interface BannerWays {
  guide: string;
  waitlist: string;
  chat?: string | undefined;
  /** For these slides, in their order. */
  pictures?: readonly (PictureSource | null)[];
}

export interface BannerProps {
  slides: readonly [BannerSlide];
  ways?: BannerWays | undefined;
  /** Without it the banner only shows the way to the story's page. */
  onPlay?: (id: string) => void;
}

const fetchSlides = () => import("./MovingSlides.tsx").then(({ MovingSlides }) => MovingSlides);

/**
 * The story of the evening, on a stage of its own. It stands by itself from the first paint on; the
 * slides that take turns with it come when the page has time.
 */
export function Banner({ slides: [story], ways, onPlay }: BannerProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const [Slides] = useLoadWhenIdle(fetchSlides, ways !== undefined);
  return (
    <Proscenium
      ref={stage}
      picture={<Picture source={story.picture} seed={story.id} ratio="fill" priority />}
      changing={ways !== undefined}
      covered={at > 0}
      over={
        Slides && ways && <Slides story={story} ways={ways} stage={stage} at={at} onTurn={setAt} />
      }
    >
      <BannerWords slide={story} {...(onPlay && { onPlay })} />
    </Proscenium>
  );
}
