import { type ReactElement, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useIsHydrated } from "../../../../primitives/useIsHydrated.ts";
import { withoutMarks } from "../../../../markdown/emphasized.ts";
import { backwards, forwards } from "./in-groups.ts";
import type { Grouping } from "./in-groups.ts";
import { isTextOf, textOf } from "./log-entry.ts";
import type { LogEntry } from "./log-entry.ts";
import { earlier, far, farWords, sheet } from "./styles.ts";

const sheetLength = 50;
const volumeLength = 10 * sheetLength;
/** The estimated height of an entry until it has been measured. */
const entryHeight = 120;

export interface EarlierProps {
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
export function EarlierParts({ entries, draw, wanted }: EarlierProps) {
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
      <Volumes entries={entries.slice(0, opened)} grouping={backwards} {...{ draw, wanted }} />
      <Volumes entries={newer.slice(0, lastFrom)} grouping={forwards} {...{ draw, wanted }} />
      <div key={last[0]?.id} css={sheet}>
        {last.map(draw)}
      </div>
    </div>
  );
}

function Volumes({ entries, draw, wanted, grouping }: EarlierProps & { grouping: Grouping }) {
  return grouping(entries, volumeLength).map(({ key, members }) => (
    <Far key={key} entries={members} wanted={wanted}>
      {() =>
        grouping(members, sheetLength).map((each) => (
          <Far key={each.key} entries={each.members} wanted={wanted}>
            {() => each.members.map(draw)}
          </Far>
        ))
      }
    </Far>
  ));
}

const nears = "contentvisibilityautostatechange";
const tellsWhatIsNear = typeof document !== "undefined" && `on${nears}` in document.documentElement;

interface FarProps {
  wanted: string | undefined;
  entries: readonly LogEntry[];
  children: () => ReactNode;
}

/** Plain text until the reader comes near, then the rendered entry. */
function Far({ entries, wanted, children }: FarProps) {
  const place = useRef<HTMLDivElement>(null);
  const same = useUnchanged(entries);
  // A server renders every entry, and so must the browser while it hydrates.
  const isHydrated = useIsHydrated();
  const [isSeen, setNear] = useState(!isHydrated || !tellsWhatIsNear);
  const isWanted = wanted !== undefined && entries.some((entry) => isTextOf(entry, wanted));
  const isNear = isSeen || isWanted;
  const words = useMemo(
    () => (isNear ? "" : same.map(wordsOf).filter(Boolean).join("\n\n")),
    [isNear, same],
  );
  useEffect(() => {
    const here = place.current;
    const look = (event: Event) => {
      if (event.target !== here || !(event instanceof ContentVisibilityAutoStateChangeEvent))
        return;
      setNear(!event.skipped);
    };
    here?.addEventListener(nears, look);
    // The browser may have reported it before the listener was added.
    const first = tellsWhatIsNear ? here?.firstElementChild : null;
    if (first) setNear(first.checkVisibility({ contentVisibilityAuto: true }));
    return () => here?.removeEventListener(nears, look);
  }, []);
  return (
    <div
      ref={place}
      css={[sheet, far, !isNear && farWords]}
      style={{ containIntrinsicBlockSize: `auto ${entries.length * entryHeight}px` }}
      data-sheet=""
    >
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
  const text = textOf(content);
  return withoutMarks(typeof text === "string" ? text : text.text());
}
