import { useRef, useState } from "react";
import { Picture } from "../../../../primitives/content/Picture/Picture.tsx";
import { useLoadWhenIdle } from "../../../../primitives/actions/LazyLoad/useLoadWhenIdle.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import { useAddresses } from "../../../AddressesProvider/AddressesProvider.tsx";
import { Stage } from "../Stage/Stage.tsx";
import { BannerWords } from "./BannerWords.tsx";
import type { BannerLinks, BannerSlide, BannerStory } from "./banner-slide.ts";

export interface BannerProps extends ElementProps<"div", "onPlay"> {
  /** The featured story. */
  story: BannerStory;
  /** The addresses for the other slides; without them only the story is shown. */
  links?: BannerLinks | undefined;
  /**
   * Called with the story's id when PLAY is pressed. Without it the banner only links to the
   * story's page.
   */
  onPlay?: (id: string) => void;
}

const fetchSlides = () => import("./MovingSlides.tsx").then(({ MovingSlides }) => MovingSlides);

/**
 * The featured story. It is complete with the first paint; the other slides are loaded when the
 * browser is idle.
 */
export function Banner({ story, links, onPlay, ...root }: BannerProps) {
  const slide = useSlide(story);
  const stage = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const [Slides] = useLoadWhenIdle(fetchSlides, links !== undefined);
  return (
    <Stage
      {...root}
      stage={stage}
      picture={<Picture source={slide.picture} seed={slide.id} ratio="fill" priority />}
      changing={links !== undefined}
      covered={at > 0}
      over={
        Slides &&
        links && <Slides story={slide} ways={links} stage={stage} at={at} onTurn={setAt} />
      }
    >
      <BannerWords slide={slide} {...(onPlay && { onPlay })} />
    </Stage>
  );
}

function useSlide({ id, title, tagline, language, ...story }: BannerStory): BannerSlide {
  const addresses = useAddresses();
  const picture = addresses.picture(story.coverImageUrl, story.imageAlt);
  return { id, href: addresses.story(id), title: title.trim(), text: tagline, language, picture };
}
