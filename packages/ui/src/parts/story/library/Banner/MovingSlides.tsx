import { useState } from "react";
import type { RefObject } from "react";
import { PauseIcon, PlayIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { IconButton } from "../../../../primitives/actions/IconButton/IconButton.tsx";
import { Picture } from "../../../../primitives/content/Picture/Picture.tsx";
import { VisuallyHidden } from "../../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx";
import { LiveRegion } from "../../../../primitives/feedback/LiveRegion/LiveRegion.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { slideMessages } from "../../../../messages/players/slides.ts";
import { storyMessages } from "../../../../messages/players/story.ts";
import { picture, words } from "../Stage/styles.ts";
import type { BannerSlide, BannerLinks } from "./banner-slide.ts";
import { BannerWords } from "./BannerWords.tsx";
import * as styles from "./slide-styles.ts";
import { useTurning } from "./useTurning.ts";

export interface MovingSlidesProps {
  story: BannerSlide;
  ways: BannerLinks;
  stage: RefObject<HTMLElement | null>;
  at: number;
  onTurn: (at: number) => void;
}

/** The slides in addition to the story's, and their controls. */
export function MovingSlides({ story, ways, stage, at, onTurn }: MovingSlidesProps) {
  const t = useMessages(slideMessages);
  const tStory = useMessages(storyMessages);
  const others = useSlides(ways);
  const slides = [story, ...others];
  const [goesOn, setGoesOn] = useState(true);
  const [said, setSaid] = useState("");
  const turn = useTurning({
    stage,
    at,
    count: slides.length,
    goesOn,
    onTurn: (to, byHand) => {
      const title = slides[to]?.title ?? "";
      setSaid(byHand ? t("banner.at", { at: to + 1, count: slides.length, title }) : "");
      onTurn(to);
    },
  });
  return (
    <>
      {others.map((slide, before) => (
        <div
          key={slide.id}
          css={[styles.slide, at === before + 1 && styles.shown]}
          inert={at !== before + 1}
        >
          <div css={picture}>
            <Picture source={slide.picture} seed={slide.id} ratio="fill" />
          </div>
          <div css={words}>
            <BannerWords slide={slide} />
          </div>
        </div>
      ))}
      <fieldset css={styles.controls}>
        <legend>
          <VisuallyHidden>{t("banner.slides")}</VisuallyHidden>
        </legend>
        <ul css={styles.list}>
          {slides.map((slide, to) => (
            <li key={slide.id}>
              <button
                type="button"
                css={styles.choice}
                {...(to === at && { "aria-current": true })}
                onClick={() => turn(to)}
              >
                <span css={styles.thumb} aria-hidden>
                  <Picture
                    source={slide.picture && { ...slide.picture, alt: "" }}
                    seed={slide.id}
                    sizes="84px"
                  />
                </span>
                <span css={styles.name} lang={slide.language}>
                  {slide.title || tStory("story.untitled")}
                </span>
              </button>
            </li>
          ))}
        </ul>
        <span css={styles.pause}>
          <IconButton
            variant="ghost"
            size="small"
            icon={goesOn ? PauseIcon : PlayIcon}
            label={t(goesOn ? "banner.pause" : "banner.go")}
            onClick={() => setGoesOn(!goesOn)}
          />
        </span>
      </fieldset>
      <LiveRegion text={said} keep={1} />
    </>
  );
}

function useSlides({ guide, waitlist, chat, pictures = [] }: BannerLinks): BannerSlide[] {
  const t = useMessages(slideMessages);
  const { locale } = useFormats();
  const places = [
    { id: "guide", href: guide },
    { id: "beta", href: waitlist },
    ...(chat === undefined ? [] : [{ id: "chat", href: chat } as const]),
  ] as const;
  return places.map(({ id, href }, place) => ({
    id,
    href,
    eyebrow: t(`${id}.eyebrow`),
    title: t(`${id}.title`),
    text: t(`${id}.line`),
    actionLabel: t(`${id}.way`),
    language: locale,
    picture: pictures[place] ?? null,
  }));
}
