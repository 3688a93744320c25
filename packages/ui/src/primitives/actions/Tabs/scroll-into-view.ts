/** A ref for the one of a row that is open or current: the row scrolls to it, and the page does not. */
export function scrollIntoView(element: HTMLElement | null): void {
  const row = element?.closest("[role=tablist], nav");
  if (!element || !row) return;
  const [it, all] = [element.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += it.left + it.width / 2 - (all.left + all.width / 2);
}
