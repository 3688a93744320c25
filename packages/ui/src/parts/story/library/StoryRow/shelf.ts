/** The reading direction's sign: scrolling on is to the left in right-to-left text. */
function onward(shelf: HTMLElement): 1 | -1 {
  return getComputedStyle(shelf).direction === "rtl" ? -1 : 1;
}

function room(shelf: HTMLElement): number {
  return shelf.scrollWidth - shelf.clientWidth;
}

function at(shelf: HTMLElement): number {
  return Math.abs(shelf.scrollLeft);
}

export function overflows(shelf: HTMLElement): boolean {
  return room(shelf) > 1;
}

export const strides = ["card", "page"] as const;
export type Stride = (typeof strides)[number];

function length(shelf: HTMLElement, stride: Stride): number {
  const [first, second] = shelf.children;
  const card =
    first && second
      ? Math.abs(second.getBoundingClientRect().left - first.getBoundingClientRect().left)
      : shelf.clientWidth;
  return stride === "card" ? card : Math.max(card, Math.floor(shelf.clientWidth / card) * card);
}

/** Scrolls a page forwards or backwards, and wraps at the ends. */
export function scroll(shelf: HTMLElement, towards: "on" | "back", stride: Stride): void {
  const end = room(shelf);
  const here = at(shelf);
  const step = length(shelf, stride);
  const there = {
    on: here >= end - 1 ? 0 : Math.min(here + step, end),
    back: here <= 1 ? end : Math.max(here - step, 0),
  }[towards];
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  shelf.scrollTo({ left: there * onward(shelf), behavior: still ? "instant" : "smooth" });
}
