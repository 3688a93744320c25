import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { ButtonLink } from "../../../../primitives/actions/Button/ButtonLink.tsx";
import { LookIcon, PlayIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { homeMessages } from "../../../../messages/players/home.ts";
import { storyMessages } from "../../../../messages/players/story.ts";
import { StageTitle } from "../Stage/StageTitle.tsx";
import type { BannerSlide } from "./banner-slide.ts";
import * as styles from "./styles.ts";

export interface BannerWordsProps {
  slide: BannerSlide;
  onPlay?: (id: string) => void;
}

/** A slide's text and its buttons. */
export function BannerWords({ slide, onPlay }: BannerWordsProps) {
  const t = useMessages(homeMessages);
  const tStory = useMessages(storyMessages);
  const own = { lang: slide.language, dir: "auto" } as const;
  return (
    <>
      <p css={styles.eyebrow}>{slide.eyebrow ?? t("home.banner")}</p>
      <StageTitle as="h2" language={slide.language}>
        {slide.title}
      </StageTitle>
      {slide.text && (
        <p css={styles.line} {...own}>
          {slide.text}
        </p>
      )}
      <div css={styles.ways}>
        {onPlay && (
          <Button variant="primary" icon={PlayIcon} onClick={() => onPlay(slide.id)}>
            {tStory("action.play")}
          </Button>
        )}
        <ButtonLink variant={onPlay ? "secondary" : "primary"} icon={LookIcon} href={slide.href}>
          {slide.actionLabel ?? t("action.look")}
        </ButtonLink>
      </div>
    </>
  );
}
