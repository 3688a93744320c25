import { type ReactElement, useEffect, useRef, useState } from "react";
import { withoutMarks } from "../Emphasis/Emphasis.tsx";
import { textOf } from "./logEntry.ts";
import type { LogEntry } from "./logEntry.ts";
import { earlier, far, farWords, sheet } from "./styles.ts";

const sheetLength = 50;

export interface EarlierProps {
  entries: readonly LogEntry[];
  draw: (entry: LogEntry) => ReactElement;
}

/**
 * What was told before, in sheets. Far from the reader a whole sheet is not laid out, though words in it are
 * found; the browser watches a hundred sheets at each letter, where five thousand entries would cost it a frame.
 */
export function Earlier({ entries, draw }: EarlierProps) {
  const sheets = Array.from({ length: Math.ceil(entries.length / sheetLength) }, (_, at) =>
    entries.slice(at * sheetLength, (at + 1) * sheetLength),
  );
  // The last one lies before the reader's eyes, and light falls beyond its edges.
  const last = sheets.pop() ?? [];
  return (
    <div css={earlier}>
      {sheets.map((each) => (
        <FarSheet key={each[0]?.id} entries={each} draw={draw} />
      ))}
      <div key={last[0]?.id} css={sheet}>
        {last.map(draw)}
      </div>
    </div>
  );
}

const nears = "contentvisibilityautostatechange";
const tellsWhatIsNear = typeof document !== "undefined" && `on${nears}` in document.documentElement;

/** One element of plain words until the reader comes near; then what it is. */
function FarSheet({ entries, draw }: EarlierProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(!tellsWhatIsNear);
  useEffect(() => {
    const here = place.current;
    const look = (event: Event) => {
      if (event instanceof ContentVisibilityAutoStateChangeEvent) setNear(!event.skipped);
    };
    here?.addEventListener(nears, look);
    return () => here?.removeEventListener(nears, look);
  }, []);
  return (
    <div ref={place} css={[sheet, far, !isNear && farWords]} data-sheet="">
      {isNear ? entries.map(draw) : entries.map(wordsOf).filter(Boolean).join("\n\n")}
    </div>
  );
}

/** What a search for words would find in it. */
function wordsOf({ type, content, style = "" }: LogEntry): string {
  if (type === "image") return style;
  const text = textOf(content);
  return withoutMarks(typeof text === "string" ? text : text.text());
}
