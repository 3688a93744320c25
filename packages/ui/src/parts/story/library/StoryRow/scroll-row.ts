/** The sign of the reading direction: in right-to-left text, scrolling on goes to the left. */
function onward(scroller: HTMLElement): 1 | -1 {
  return getComputedStyle(scroller).direction === "rtl" ? -1 : 1;
}

function room(scroller: HTMLElement): number {
  return scroller.scrollWidth - scroller.clientWidth;
}

function at(scroller: HTMLElement): number {
  return Math.abs(scroller.scrollLeft);
}

export const strides = ["card", "page"] as const;
export type Stride = (typeof strides)[number];

function length(scroller: HTMLElement, stride: Stride): number {
  const [first, second] = scroller.children;
  const card =
    first && second
      ? Math.abs(second.getBoundingClientRect().left - first.getBoundingClientRect().left)
      : scroller.clientWidth;
  return stride === "card" ? card : Math.max(card, Math.floor(scroller.clientWidth / card) * card);
}

/** Scrolls by one page or card, forwards or backwards, and wraps around at the ends. */
export function scroll(scroller: HTMLElement, towards: "on" | "back", stride: Stride): void {
  const end = room(scroller);
  const here = at(scroller);
  const step = length(scroller, stride);
  const there = {
    on: here >= end - 1 ? 0 : Math.min(here + step, end),
    back: here <= 1 ? end : Math.max(here - step, 0),
  }[towards];
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  scroller.scrollTo({ left: there * onward(scroller), behavior: still ? "instant" : "smooth" });
}
