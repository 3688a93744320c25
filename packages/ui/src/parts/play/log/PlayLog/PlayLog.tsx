import { use, useCallback, useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import { OpenIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { Link } from "../../../../primitives/actions/Link/Link.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { playMessages } from "../../../../messages/players/play.ts";
import { useAddresses } from "../../../AddressesProvider/AddressesProvider.tsx";
import { useScroller } from "../../low-window.ts";
import { useReadingSettings } from "../../reading/reading-context.ts";
import { useLatest } from "../../../../primitives/useLatest.ts";
import { LiveRegion } from "../../../../primitives/feedback/LiveRegion/LiveRegion.tsx";
import { SessionContext } from "../../PlaySession/session-context.ts";
import { pagePump } from "../TypedText/pump.ts";
import { EarlierParts } from "./EarlierParts.tsx";
import { KeptPlace } from "./KeptPlace.tsx";
import { LoadEarlier } from "./LoadEarlier.tsx";
import { continuousOf, shownOf, type StreamOf } from "./log-entry.ts";
import { ModelOfContext, type ModelOf } from "./model-of.ts";
import type { EarlierEntries, LogEntry, LogEntryType } from "@katha/api/shapes";
import { LogItem } from "./LogItem.tsx";
import { newestPart } from "./newest-part.ts";
import { Ornament } from "./Ornament.tsx";
import type { PartActionsProps } from "./PartActions.tsx";
import * as styles from "./styles.ts";
import { useFollow } from "./useFollow.ts";
import { useGoTo } from "./useGoTo.ts";
import type { WantedPart } from "./useGoTo.ts";
import { useFreshEntries } from "./useFreshEntries.ts";
import { useKeptFocus } from "./useKeptFocus.ts";
import { Waiting } from "./Waiting.tsx";
import type { WaitingProps } from "./Waiting.tsx";

/** Other props are passed to the region around the log; the story scrolls in an element inside it. */
export interface PlayLogProps extends ElementProps<"section">, WaitingProps {
  /** The story so far, oldest first; where it is long, its newest parts. */
  entries: readonly LogEntry[];
  /**
   * Whether there are parts before the entries, and whether they are loading or failed to load.
   * @default "none"
   */
  earlier?: EarlierEntries;
  /** Called when the reader comes near the first entry and there are earlier ones, or asks for them. */
  onEarlier?: (() => void) | undefined;
  /** The language of the story's text: `hi`, `ur`. */
  language: string;
  /** Which tellings the story follows, and what is invented; shown below the telling of a scene. */
  sourcesNote?: string | null | undefined;
  /**
   * A turn is in progress.
   * @default false
   */
  busy?: boolean;
  /** The texts of entries that are streaming; must stay the same function. */
  streamOf?: StreamOf | undefined;
  /** A model that a notice offers instead, by its key: its name and price. */
  modelOf?: ModelOf | undefined;
  /** Called with the key of a model that a notice offers. */
  onAlternative?: ((key: string) => void) | undefined;
  /** Called with an action for a part; without it parts offer no actions. */
  onPart?: PartActionsProps["onPart"] | undefined;
  /**
   * A part to go to, from a bookmark; another object goes there again.
   * @default null
   */
  goTo?: WantedPart | null | undefined;
  /**
   * The session from which this one was branched.
   * @default null
   */
  branchedFrom?: string | null | undefined;
  /** Shown above the first part: a note about the text. */
  above?: ReactNode;
  /** Shown after the last part once it is complete, and scrolled with it: what can be done with it. */
  children?: ReactNode;
  /** Shown below the log once the last part is complete, and always in sight: the choices. */
  below?: ReactNode;
}

const untyped: ReadonlySet<LogEntryType> = new Set(["image", "session_separator"]);

/** The story so far and the part in progress. */
export function PlayLog(props: PlayLogProps) {
  const {
    entries,
    language,
    sourcesNote,
    busy = false,
    branchedFrom = null,
    streamOf,
    modelOf,
    above,
    children,
    below,
    earlier = "none",
    onEarlier,
    connection = "open",
    onTryNow,
    onStop,
    onAlternative,
    onPart,
    goTo = null,
    ...root
  } = props;
  const { locale } = useFormats();
  const t = useMessages(playMessages);
  const addresses = useAddresses();
  const around = use(SessionContext);
  const isFolded = around?.isFolded ?? false;
  const steady = useSteady({ onAlternative, onPart, onEarlier });
  const { onEarlier: loadEarlier } = steady;
  const log = useRef<HTMLElement>(null);
  const scroller = useScroller(log);
  const page = useRef<HTMLDivElement>(null);
  const onward = useRef<HTMLDivElement>(null);
  const [complete, setComplete] = useState<ReadonlySet<string>>(new Set());
  const tell = useCallback((id: string) => setComplete((ids) => new Set(ids).add(id)), []);

  const hasEarlier = earlier !== "none" && onEarlier !== undefined;
  const settings = useReadingSettings();
  const { continuous, pace, moves } = settings;
  const shown = continuous ? continuousOf(entries) : shownOf(entries);
  const fresh = useFreshEntries(shown, busy);
  const lastPassage = shown.findLast(({ type, isUndone }) => type === "narrative" && !isUndone)?.id;
  const isStreaming = shown.some(
    ({ id, type, isHistorical, isUndone }) =>
      !isHistorical && !isUndone && !untyped.has(type) && !complete.has(id),
  );
  const begins = newestPart(shown, busy);
  const { hasNews, toNews, leave, noteScroll } = useFollow(
    { scroller, page, onward },
    {
      begins,
      firstId: begins === undefined ? undefined : shown[begins]?.id,
      count: shown.length,
      lastId: shown.at(-1)?.id,
    },
  );

  const kept = { scroller, onward, noteScroll };
  useGoTo(goTo, { shown, earlier, onEarlier: loadEarlier, scroller, leave });

  const keptFocus = useKeptFocus(onward);
  const isComplete = !busy && !isStreaming;

  useEffect(() => {
    if (busy) pagePump.finish();
  }, [busy]);
  useEffect(() => {
    const finish = ({ key }: KeyboardEvent) => key === "Escape" && pagePump.finish();
    document.addEventListener("keydown", finish);
    return () => document.removeEventListener("keydown", finish);
  }, []);

  // What is being typed began at another pace.
  const begun = useRef({ pace, moves });
  useEffect(() => {
    if (begun.current.pace !== pace || begun.current.moves !== moves) pagePump.finish();
    begun.current = { pace, moves };
  }, [pace, moves]);
  // The whole session is one text.
  useEffect(() => {
    if (continuous && earlier === "more") loadEarlier();
  }, [continuous, earlier, loadEarlier]);

  // Separate, so that a growing part does not lay out the earlier ones.
  const firstNew = shown.findIndex(({ isHistorical }) => !isHistorical);
  const history = firstNew < 0 ? shown.length : firstNew;
  const item = (entry: LogEntry) => (
    <LogItem
      key={entry.id}
      entry={entry}
      isFresh={fresh.has(entry.id)}
      isLastPassage={entry.id === lastPassage}
      streamOf={streamOf}
      onComplete={tell}
      onAlternative={steady.onAlternative}
      onPart={continuous ? undefined : onPart && steady.onPart}
      language={language}
      sourcesNote={sourcesNote}
    />
  );

  return (
    <LiveRegion>
      <ModelOfContext value={modelOf}>
        <section css={styles.frame} {...around?.readingHandlers} {...root} {...keptFocus}>
          <div css={styles.window}>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape does the same */}
            <section
              ref={log}
              css={styles.scroller}
              data-log=""
              aria-label={t("log.label")}
              onClick={() => pagePump.finish()}
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be focusable
              tabIndex={0}
            >
              <div
                ref={page}
                css={[styles.column, continuous && styles.continuous]}
                lang={language}
                dir="auto"
              >
                <KeptPlace
                  above={`${shown[0]?.id} ${String(hasEarlier)} ${String(isFolded)} ${JSON.stringify(settings)}`}
                  {...kept}
                />
                {hasEarlier && (
                  <LoadEarlier state={earlier} onEarlier={loadEarlier} scroller={scroller} />
                )}
                {!hasEarlier && branchedFrom !== null && (
                  <p css={styles.origin} lang={locale} dir="auto">
                    {t("origin.note")}{" "}
                    <Link href={addresses.play(branchedFrom)}>{t("origin.open")}</Link>
                  </p>
                )}
                {!hasEarlier && above && <div css={styles.above}>{above}</div>}
                {history > 0 && (
                  <EarlierParts
                    entries={shown.slice(0, history)}
                    draw={item}
                    wanted={goTo?.part}
                    {...kept}
                  />
                )}
                {shown.slice(history).map(item)}
                <div ref={onward} css={styles.onward} tabIndex={-1}>
                  {busy && <Waiting {...{ connection, onTryNow, onStop }} />}
                  {isComplete && shown.length > 0 && <Ornament />}
                  {isComplete && !continuous && children}
                </div>
              </div>
            </section>
            {hasNews && (
              <div css={styles.newPassage}>
                <Button size="small" variant="primary" icon={OpenIcon} onClick={toNews}>
                  {t("log.newPassage")}
                </Button>
              </div>
            )}
          </div>
          <div css={styles.below}>{isComplete && (around?.end || below)}</div>
        </section>
      </ModelOfContext>
    </LiveRegion>
  );
}

/** Callbacks that never change, so that new ones do not render every entry again. */
function useSteady(handlers: Pick<PlayLogProps, "onAlternative" | "onPart" | "onEarlier">) {
  const latest = useLatest(handlers);
  const onAlternative = useCallback((key: string) => latest.current.onAlternative?.(key), [latest]);
  const onEarlier = useCallback(() => latest.current.onEarlier?.(), [latest]);
  const onPart = useCallback<PartActionsProps["onPart"]>(
    (act, part, selected) => latest.current.onPart?.(act, part, selected),
    [latest],
  );
  return { onAlternative, onEarlier, onPart };
}
