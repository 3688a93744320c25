import { useRef, useState } from "react";
import { Picture } from "../../../../primitives/content/Picture/Picture.tsx";
import type { PictureSource } from "../../../../primitives/content/Picture/Picture.tsx";
import { useLoadWhenIdle } from "../../../../primitives/actions/LazyLoad/useLoadWhenIdle.ts";
import { Stage } from "../Stage/Stage.tsx";
import { BannerWords } from "./BannerWords.tsx";

export interface BannerSlide {
  /** Draws the pattern that stands in for a missing picture. */
  id: string;
  href: string;
  title: string;
  text: string;
  language: string;
  picture: PictureSource | null;
  /** Above the title, and on the way in; a story has words of its own for both. */
  eyebrow?: string;
  actionLabel?: string;
}

/** Where the slides after the story lead. A way whose address nobody has set is not shown. */
export interface BannerLinks {
  guide: string;
  waitlist: string;
  chat?: string | undefined;
  /** For these slides, in their order. */
  pictures?: readonly (PictureSource | null)[];
}

export interface BannerProps {
  slides: readonly [BannerSlide];
  links?: BannerLinks | undefined;
  /** Without it the banner only shows the way to the story's page. */
  onPlay?: (id: string) => void;
}

const fetchSlides = () => import("./MovingSlides.tsx").then(({ MovingSlides }) => MovingSlides);

/**
 * The story of the evening, on a stage of its own. It stands by itself from the first paint on; the
 * slides that take turns with it come when the page has time.
 */
export function Banner({ slides: [story], links, onPlay }: BannerProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const [Slides] = useLoadWhenIdle(fetchSlides, links !== undefined);
  return (
    <Stage
      ref={stage}
      picture={<Picture source={story.picture} seed={story.id} ratio="fill" priority />}
      changing={links !== undefined}
      covered={at > 0}
      over={
        Slides &&
        links && <Slides story={story} ways={links} stage={stage} at={at} onTurn={setAt} />
      }
    >
      <BannerWords slide={story} {...(onPlay && { onPlay })} />
    </Stage>
  );
}
