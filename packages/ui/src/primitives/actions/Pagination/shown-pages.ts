/**
 * The first, the last, and the current page with its neighbours; null marks a gap of two or more.
 */
export function shownPages(page: number, total: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, total];
  const sorted = [...new Set(near.filter((each) => each >= 1 && each <= total))].toSorted(
    (one, other) => one - other,
  );
  return sorted.flatMap((each, at) => {
    const before = sorted[at - 1] ?? each - 1;
    if (each - before === 1) return [each];
    return each - before === 2 ? [each - 1, each] : [null, each];
  });
}
