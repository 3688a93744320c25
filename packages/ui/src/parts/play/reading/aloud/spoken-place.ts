import { scrollerOf } from "../../low-window.ts";
import type { Spoken } from "./reading-queue.ts";
import { choiceButton } from "./spoken-choices.ts";

const highlightName = "katha-spoken";

/** The words of an entry, without what stands under them. */
function wordsOf(part: string): Element | null {
  const entry = document.querySelector(`[data-id="${CSS.escape(part)}"]`);
  return entry?.querySelector("[data-words]") ?? entry;
}

/** A position in the text of an element; its end where less of it is written yet. */
function pointIn(words: Element, at: number): [Node, number] {
  const texts = document.createTreeWalker(words, NodeFilter.SHOW_TEXT);
  let [left, last] = [at, words as Node];
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const { length } = node as Text;
    if (left <= length) return [node, left];
    left -= length;
    last = node;
  }
  return [last, last instanceof Text ? last.length : last.childNodes.length];
}

function rangeOf({ part, from, text }: Spoken): Range | null {
  const words = wordsOf(part);
  if (words === null) return null;
  const range = document.createRange();
  range.setStart(...pointIn(words, from));
  // Without the spaces before the next sentence.
  range.setEnd(...pointIn(words, from + text.length));
  return range;
}

function isSeen(range: Range, view: Element): boolean {
  const [words, window] = [range.getBoundingClientRect(), view.getBoundingClientRect()];
  return words.bottom > window.top && words.top < window.bottom;
}

/** Marks the sentence that is said, and keeps it in sight as long as the reader has not looked elsewhere. */
export function createSpokenPlace() {
  let before: Range | null = null;
  let marked: Element | null = null;

  function clear(): void {
    if ("highlights" in CSS) CSS.highlights.delete(highlightName);
    marked?.removeAttribute("data-spoken");
    marked = null;
  }

  function follow(range: Range, isSmooth: boolean): void {
    const log = range.startContainer.parentElement?.closest<HTMLElement>("[data-log]");
    if (!log) return;
    const view = scrollerOf(log);
    const wasSeen = before === null || isSeen(before, view);
    const [words, window] = [range.getBoundingClientRect(), view.getBoundingClientRect()];
    const isWhole = words.top >= window.top && words.bottom <= window.bottom;
    if (wasSeen && !isWhole) {
      const top = view.scrollTop + words.top - window.top - window.height / 4;
      view.scrollTo({ top, behavior: isSmooth ? "smooth" : "instant" });
    }
  }

  return {
    show: (spoken: Spoken | null, isSmooth: boolean): void => {
      clear();
      marked = spoken && choiceButton(spoken.part);
      if (marked) {
        marked.setAttribute("data-spoken", "");
        marked.scrollIntoView({ block: "nearest" });
        return;
      }
      const range = spoken && rangeOf(spoken);
      if (!range || !spoken) return;
      // Where the browser cannot mark words, their whole part is marked.
      if ("highlights" in CSS) CSS.highlights.set(highlightName, new Highlight(range));
      else {
        marked = wordsOf(spoken.part);
        marked?.setAttribute("data-spoken", "");
      }
      follow(range, isSmooth);
      before = range;
    },
    clear,
  };
}

/** The first of the parts that the reader has before their eyes, or the newest. */
export function partInSight(parts: readonly string[]): string | undefined {
  const newest = parts.at(-1);
  const log = document.querySelector<HTMLElement>("[data-log]");
  if (!log) return newest;
  const view = scrollerOf(log).getBoundingClientRect();
  const seen = parts.find((part) => {
    const words = wordsOf(part)?.getBoundingClientRect();
    // A part of which only the last line is left was read.
    return words !== undefined && words.bottom > view.top + 48;
  });
  return seen ?? newest;
}
