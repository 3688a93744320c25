/** A ref for the current item of a row: scrolls the row to it, but not the page. */
export function scrollIntoView(element: HTMLElement | null): void {
  const row = element?.closest("[role=tablist], nav");
  if (!element || !row) return;
  const [it, all] = [element.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += it.left + it.width / 2 - (all.left + all.width / 2);
}
