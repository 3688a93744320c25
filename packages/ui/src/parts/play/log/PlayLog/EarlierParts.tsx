import {
  type CSSProperties,
  type ReactElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useIsHydrated } from "../../../../primitives/useIsHydrated.ts";
import { withoutMarks } from "../../../../markdown/emphasized.ts";
import { backwards, forwards } from "./in-groups.ts";
import type { Grouping } from "./in-groups.ts";
import { KeptPlace, type KeptPlaceProps } from "./KeptPlace.tsx";
import { isTextOf } from "./log-entry.ts";
import type { LogEntry } from "@katha/api/shapes";
import { earlier, far, farHeight, farWords, sheet } from "./styles.ts";

const sheetLength = 50;
const volumeLength = 10 * sheetLength;
/** The estimated height of an entry until it has been measured. */
const entryHeight = 120;

export interface EarlierProps extends Omit<KeptPlaceProps, "above"> {
  entries: readonly LogEntry[];
  draw: (entry: LogEntry) => ReactElement;
  /** A part that is gone to: its group is rendered, wherever it is. */
  wanted?: string | undefined;
}

/**
 * Earlier parts in groups. Groups far from the viewport are not laid out, but find-in-page works in
 * them. The browser checks each group after each typed letter, so there are only twenty or thirty:
 * five thousand entries would take a whole frame.
 *
 * Groups are counted from the entry that was first when the log opened, in both directions: whatever is put in front of
 * it or behind, an entry stays in its group.
 */
export function EarlierParts({ entries, ...log }: EarlierProps) {
  const [first] = useState(entries[0]?.id);
  const opened = Math.max(
    0,
    entries.findIndex(({ id }) => id === first),
  );
  const newer = entries.slice(opened);
  // The last group is in the viewport and must not be clipped, as its shadow overflows its edges.
  const lastFrom = Math.floor(Math.max(0, newer.length - 1) / sheetLength) * sheetLength;
  const last = newer.slice(lastFrom);
  return (
    <div css={earlier}>
      <Volumes entries={entries.slice(0, opened)} grouping={backwards} {...log} />
      <Volumes entries={newer.slice(0, lastFrom)} grouping={forwards} {...log} />
      <div key={last[0]?.id} css={sheet}>
        {last.map(log.draw)}
      </div>
    </div>
  );
}

function Volumes({ entries, draw, grouping, ...log }: EarlierProps & { grouping: Grouping }) {
  return grouping(entries, volumeLength).map(({ key, members }) => (
    <Far key={key} entries={members} {...log}>
      {() =>
        grouping(members, sheetLength).map((each) => (
          <Far key={each.key} entries={each.members} {...log}>
            {() => each.members.map(draw)}
          </Far>
        ))
      }
    </Far>
  ));
}

const nears = "contentvisibilityautostatechange";
const tellsWhatIsNear = typeof document !== "undefined" && `on${nears}` in document.documentElement;

interface FarProps extends Omit<EarlierProps, "draw"> {
  children: () => ReactNode;
}

/**
 * Plain text until the reader comes near, then the rendered entry. The text is as high as the entries were or are
 * estimated to be, so that the height changes only with the entries, and the reader's place can be kept then.
 */
function Far({ entries, wanted, children, ...kept }: FarProps) {
  const place = useRef<HTMLDivElement>(null);
  const same = useUnchanged(entries);
  // A server renders every entry, and so must the browser while it hydrates.
  const isHydrated = useIsHydrated();
  const [isSeen, setNear] = useState(!isHydrated || !tellsWhatIsNear);
  const [measured, setMeasured] = useState({ height: 0, count: 0 });
  const { length: count } = same;
  const height = measured.height + (count - measured.count) * entryHeight;
  const isWanted = wanted !== undefined && entries.some((entry) => isTextOf(entry, wanted));
  const isNear = isSeen || isWanted;
  const words = useMemo(
    () => (isNear ? "" : same.map(wordsOf).filter(Boolean).join("\n\n")),
    [isNear, same],
  );
  // Before the browser lays the group out, and reports it.
  useLayoutEffect(() => {
    const here = place.current;
    if (here === null) return undefined;
    const look = (event: Event) => {
      if (event.target !== here || !(event instanceof ContentVisibilityAutoStateChangeEvent))
        return;
      if (event.skipped) setMeasured({ height: here.offsetHeight, count });
      setNear(!event.skipped);
    };
    here.addEventListener(nears, look);
    return () => here.removeEventListener(nears, look);
  }, [count]);
  // Of a server's page it was reported before there was a listener.
  useEffect(() => {
    const first = tellsWhatIsNear ? place.current?.firstElementChild : null;
    if (first) setNear(first.checkVisibility({ contentVisibilityAuto: true }));
  }, []);
  return (
    <div
      ref={place}
      css={[sheet, far, !isNear && farWords]}
      style={{ [farHeight]: `${height}px` } as CSSProperties}
      data-sheet=""
    >
      <KeptPlace above={String(isNear)} {...kept} />
      {isNear ? children() : words}
    </div>
  );
}

/** The same array while it has the same members, so that a long log is not joined anew at each turn. */
function useUnchanged<Item>(items: readonly Item[]): readonly Item[] {
  const [kept, keep] = useState(items);
  if (
    kept === items ||
    (kept.length === items.length && kept.every((one, at) => one === items[at]))
  )
    return kept;
  keep(items);
  return items;
}

/** The text for find-in-page. */
function wordsOf({ type, content, style = "" }: LogEntry): string {
  if (type === "image") return style;
  return withoutMarks(content);
}
