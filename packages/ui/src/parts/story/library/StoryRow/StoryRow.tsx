import { useId, useImperativeHandle, useRef, useState } from "react";
import { IconButton } from "../../../../primitives/actions/IconButton/IconButton.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import {
  NextIcon,
  PauseIcon,
  PlayIcon,
  PreviousIcon,
} from "../../../../primitives/marks/Icon/icons.ts";
import { Link } from "../../../../primitives/actions/Link/Link.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { homeMessages } from "../../../../messages/players/home.ts";
import { StoryCard } from "../StoryCard/StoryCard.tsx";
import type { StoryCardVariant } from "../StoryCard/styles.ts";
import type { CardStory } from "../../story.ts";
import { useOverflow } from "../../../useOverflow/useOverflow.ts";
import { scroll } from "./scroll-row.ts";
import * as styles from "./styles.ts";
import { useAutoScroll } from "./useAutoScroll.ts";
import { useNear } from "../../../../primitives/actions/LazyLoad/useNear.ts";

export interface StoryRowProps extends ElementProps<"section", "title" | "onPlay"> {
  /** The heading of the row; also its accessible name. */
  title: string;
  /** The address of all stories of its kind; without it the title is plain text. */
  href?: string | undefined;
  /** A few words under the title. */
  description?: string;
  /**
   * The kind of cards; `trending` numbers them.
   * @default "row"
   */
  variant?: StoryCardVariant;
  /** The stories, in display order. */
  stories: readonly CardStory[];
  /** For the page's first screen: the first three pictures are not loaded lazily. */
  priority?: boolean;
  /**
   * For rows below the first screen: the cards are outlines until the row is near.
   * @default false
   */
  lazy?: boolean;
  /**
   * Moves on by a card every three seconds while nobody uses it, with a button that stops it.
   * @default false
   */
  autoScroll?: boolean;
  /** Called with a story's id when PLAY is pressed; without it there is no PLAY. */
  onPlay?: (id: string) => void;
}

/** A row of stories that scrolls sideways. */
export function StoryRow(props: StoryRowProps) {
  const {
    title,
    href,
    description,
    variant = "row",
    stories,
    priority,
    lazy = false,
    ...rest
  } = props;
  const { autoScroll = false, onPlay, ref, ...root } = rest;
  const row = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => row.current, []);
  const scroller = useRef<HTMLUListElement>(null);
  const t = useMessages(homeMessages);
  const name = useId();
  const near = useNear(row, lazy);
  // None while the row is far from the screen.
  const count = near ? stories.length : 0;
  const longer = useOverflow(scroller, count);
  // No longer by itself once it was moved by hand.
  const [goesOn, setGoesOn] = useState(true);
  useAutoScroll(row, scroller, count, autoScroll && goesOn, setGoesOn);
  const saysLanguage = new Set(stories.map(({ language }) => language)).size > 1;
  const go = (towards: "on" | "back") => {
    setGoesOn(false);
    if (scroller.current) scroll(scroller.current, towards, "page");
  };
  return (
    <section
      aria-labelledby={name}
      // Numbered cards are higher than what an unseen row reserves, and mostly near the screen.
      css={[styles.row, lazy && variant === "row" && styles.lazy]}
      {...root}
      ref={row}
    >
      <div css={styles.head}>
        <div css={styles.heading}>
          <h2 id={name} title={description} css={styles.title}>
            {href === undefined ? (
              title
            ) : (
              <Link variant="quiet" href={href}>
                {title}
              </Link>
            )}
          </h2>
          {description !== undefined && <p css={styles.note}>{description}</p>}
        </div>
        <span aria-hidden css={styles.hairline} />
        <div css={[styles.buttons, autoScroll && styles.withStop]}>
          {longer && autoScroll && (
            <IconButton
              css={styles.stop}
              variant="ghost"
              size="small"
              icon={goesOn ? PauseIcon : PlayIcon}
              label={t("row.stop", { title })}
              aria-pressed={!goesOn}
              onClick={() => setGoesOn(!goesOn)}
            />
          )}
          {longer && <Turns title={title} onTurn={go} />}
        </div>
      </div>
      <ul ref={scroller} css={styles.scroller}>
        {stories.map((story, at) => (
          <li key={story.id} css={styles.places[variant]}>
            <StoryCard
              story={story}
              variant={variant}
              sharing={Math.max(1, stories.length)}
              {...(saysLanguage && { saysLanguage })}
              {...(variant === "trending" && { rank: at + 1 })}
              {...(priority && at < 3 && { priority })}
              {...(!near && { outline: true })}
              {...(onPlay && { onPlay })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface TurnsProps {
  title: string;
  onTurn: (towards: "on" | "back") => void;
}

function Turns({ title, onTurn }: TurnsProps) {
  const t = useMessages(homeMessages);
  const button = { variant: "ghost", size: "small", flipRtl: true } as const;
  return (
    <>
      <IconButton
        {...button}
        icon={PreviousIcon}
        label={t("row.previous", { title })}
        onClick={() => onTurn("back")}
      />
      <IconButton
        {...button}
        icon={NextIcon}
        label={t("row.next", { title })}
        onClick={() => onTurn("on")}
      />
    </>
  );
}
