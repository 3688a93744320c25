import { Button } from "../../../primitives/Button/Button.tsx";
import { ButtonLink } from "../../../primitives/Button/ButtonLink.tsx";
import { LookIcon, PlayIcon } from "../../../primitives/Icon/icons.ts";
import { Picture } from "../../../primitives/Picture/Picture.tsx";
import type { PictureSource } from "../../../primitives/Picture/Picture.tsx";
import { useLanguage } from "../../../words/WordsProvider.tsx";
import { Proscenium } from "../Proscenium/Proscenium.tsx";
import * as styles from "./styles.ts";

export interface BannerSlide {
  /** Draws the pattern that stands in for a missing picture. */
  id: string;
  href: string;
  title: string;
  line: string;
  language: string;
  picture: PictureSource | null;
}

export interface BannerProps {
  slides: readonly [BannerSlide];
  /** Without it the banner only shows the way to the story's page. */
  onPlay?: (id: string) => void;
}

/** The story of the evening, on a stage of its own. */
export function Banner({ slides: [slide], onPlay }: BannerProps) {
  const { say } = useLanguage();
  const own = { lang: slide.language, dir: "auto" } as const;
  return (
    <Proscenium picture={<Picture source={slide.picture} seed={slide.id} ratio="fill" first />}>
      <p css={styles.eyebrow}>{say("home.banner")}</p>
      <h2 css={styles.title} {...own}>
        {slide.title || say("story.untitled")}
      </h2>
      {slide.line && (
        <p css={styles.line} {...own}>
          {slide.line}
        </p>
      )}
      <div css={styles.ways}>
        {onPlay && (
          <Button kind="lamp" icon={PlayIcon} onClick={() => onPlay(slide.id)}>
            {say("action.play")}
          </Button>
        )}
        <ButtonLink kind={onPlay ? "quiet" : "lamp"} icon={LookIcon} href={slide.href}>
          {say("action.look")}
        </ButtonLink>
      </div>
    </Proscenium>
  );
}
