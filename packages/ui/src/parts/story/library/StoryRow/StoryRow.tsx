import { useEffect, useId, useImperativeHandle, useRef, useState } from "react";
import type { ReactNode, RefObject } from "react";
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
import { overflows, scroll } from "./scroll-row.ts";
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
    autoScroll = false,
    onPlay,
    ref,
    ...root
  } = props;
  const row = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => row.current, []);
  const scroller = useRef<HTMLUListElement>(null);
  const near = useNear(row, lazy);
  const count = near ? stories.length : 0;
  const [goesOn, setGoesOn] = useState(true);
  useAutoScroll(row, scroller, count, autoScroll && goesOn, setGoesOn);
  const saysLanguage = new Set(stories.map(({ language }) => language)).size > 1;
  return (
    <Frame
      {...root}
      ref={row}
      title={title}
      href={href}
      note={description}
      scroller={scroller}
      count={count}
      // Numbered cards are higher than what an unseen row reserves, and mostly near the screen.
      lazy={lazy && variant === "row"}
      autoScroll={autoScroll}
      goesOn={goesOn}
      onGoesOnChange={setGoesOn}
    >
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
    </Frame>
  );
}

interface FrameProps extends ElementProps<"section", "title"> {
  title: string;
  href: string | undefined;
  note: string | undefined;
  scroller: RefObject<HTMLUListElement | null>;
  /** How many cards can be seen; none while the row is far from the screen. */
  count: number;
  lazy: boolean;
  autoScroll: boolean;
  /** Whether it moves by itself; no longer once it was moved by hand. */
  goesOn: boolean;
  onGoesOnChange: (goesOn: boolean) => void;
  children: ReactNode;
}

function Frame(props: FrameProps) {
  const { title, href, note, scroller, count, lazy, children, ...rest } = props;
  const { autoScroll, goesOn, onGoesOnChange, ...root } = rest;
  const t = useMessages(homeMessages);
  const name = useId();
  const longer = useOverflow(scroller, count);
  const go = (towards: "on" | "back") => () => {
    onGoesOnChange(false);
    if (scroller.current) scroll(scroller.current, towards, "page");
  };
  return (
    <section aria-labelledby={name} css={[styles.row, lazy && styles.lazy]} {...root}>
      <div css={styles.head}>
        <div css={styles.heading}>
          <h2 id={name} title={note} css={styles.title}>
            {href === undefined ? (
              title
            ) : (
              <Link variant="quiet" href={href}>
                {title}
              </Link>
            )}
          </h2>
          {note !== undefined && <p css={styles.note}>{note}</p>}
        </div>
        <span aria-hidden css={styles.hairline} />
        <div css={[styles.buttons, autoScroll && styles.withStop]}>
          {longer && (
            <>
              {autoScroll && (
                <IconButton
                  css={styles.stop}
                  variant="ghost"
                  size="small"
                  icon={goesOn ? PauseIcon : PlayIcon}
                  label={t("row.stop", { title })}
                  aria-pressed={!goesOn}
                  onClick={() => onGoesOnChange(!goesOn)}
                />
              )}
              <IconButton
                variant="ghost"
                size="small"
                flipRtl
                icon={PreviousIcon}
                label={t("row.previous", { title })}
                onClick={go("back")}
              />
              <IconButton
                variant="ghost"
                size="small"
                flipRtl
                icon={NextIcon}
                label={t("row.next", { title })}
                onClick={go("on")}
              />
            </>
          )}
        </div>
      </div>
      {children}
    </section>
  );
}

/** Whether the row overflows; otherwise it needs no buttons. */
function useOverflow(scroller: RefObject<HTMLElement | null>, count: number): boolean {
  const [longer, setLonger] = useState(false);
  useEffect(() => {
    const list = scroller.current;
    if (list === null || count === 0) return undefined;
    const watch = new ResizeObserver(() => setLonger(overflows(list)));
    watch.observe(list);
    return () => watch.disconnect();
  }, [scroller, count]);
  return longer;
}
