import { type ReactElement, type ReactNode, useEffect, useRef, useState } from "react";
import { useIsHydrated } from "../../../../primitives/useIsHydrated.ts";
import { withoutMarks } from "../Emphasis/Emphasis.tsx";
import { textOf } from "./log-entry.ts";
import type { LogEntry } from "./log-entry.ts";
import { earlier, far, farWords, sheet } from "./styles.ts";

const sheetLength = 50;
const volumeLength = 10 * sheetLength;
/** The estimated height of an entry until it has been measured. */
const entryHeight = 120;

export interface EarlierProps {
  entries: readonly LogEntry[];
  draw: (entry: LogEntry) => ReactElement;
}

/**
 * Earlier parts in groups. Groups far from the viewport are not laid out, but find-in-page works in
 * them. The browser checks each group after each typed letter, so there are only twenty or thirty:
 * five thousand entries would take a whole frame.
 */
export function EarlierParts({ entries, draw }: EarlierProps) {
  // The last group is in the viewport and must not be clipped, as its shadow overflows its edges.
  const lastFrom = Math.floor(Math.max(0, entries.length - 1) / sheetLength) * sheetLength;
  const last = entries.slice(lastFrom);
  return (
    <div css={earlier}>
      {inParts(entries.slice(0, lastFrom), volumeLength).map((volume) => (
        <Far key={volume[0]?.id} entries={volume}>
          {() =>
            inParts(volume, sheetLength).map((each) => (
              <Far key={each[0]?.id} entries={each}>
                {() => each.map(draw)}
              </Far>
            ))
          }
        </Far>
      ))}
      <div key={last[0]?.id} css={sheet}>
        {last.map(draw)}
      </div>
    </div>
  );
}

function inParts(entries: readonly LogEntry[], length: number): LogEntry[][] {
  const count = Math.ceil(entries.length / length);
  return Array.from({ length: count }, (_, at) => entries.slice(at * length, (at + 1) * length));
}

const nears = "contentvisibilityautostatechange";
const tellsWhatIsNear = typeof document !== "undefined" && `on${nears}` in document.documentElement;

interface FarProps {
  entries: readonly LogEntry[];
  children: () => ReactNode;
}

/** Plain text until the reader comes near, then the rendered entry. */
function Far({ entries, children }: FarProps) {
  const place = useRef<HTMLDivElement>(null);
  // A server renders every entry, and so must the browser while it hydrates.
  const isHydrated = useIsHydrated();
  const [isNear, setNear] = useState(!isHydrated || !tellsWhatIsNear);
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
      {isNear ? children() : entries.map(wordsOf).filter(Boolean).join("\n\n")}
    </div>
  );
}

/** The text for find-in-page. */
function wordsOf({ type, content, style = "" }: LogEntry): string {
  if (type === "image") return style;
  const text = textOf(content);
  return withoutMarks(typeof text === "string" ? text : text.text());
}
