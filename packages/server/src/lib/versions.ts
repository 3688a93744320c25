/** `1.2.3` or `1.2.3-rc.0`, as in Semantic Versioning. */
export const versionForm = /^(\d{1,6})\.(\d{1,6})\.(\d{1,6})(?:-([\dA-Za-z.-]+))?$/;

function comparePart(one: string, other: string): number {
  const numbers = [one, other].map((part) => /^\d+$/.test(part));
  if (numbers[0] && numbers[1]) return Number(one) - Number(other);
  if (numbers[0] !== numbers[1]) return numbers[0] ? -1 : 1;
  return one < other ? -1 : Number(one > other);
}

/** What comes before a release, such as `rc.0`, is older than the release. */
function comparePrereleases(one: string | undefined, other: string | undefined): number {
  if (one === undefined || other === undefined)
    return Number(one === undefined) - Number(other === undefined);
  const [parts, others] = [one.split("."), other.split(".")];
  for (const [index, part] of parts.entries()) {
    const against = others[index];
    if (against === undefined) return 1;
    const compared = comparePart(part, against);
    if (compared !== 0) return compared;
  }
  return parts.length - others.length;
}

export function isNewer(version: string, than: string): boolean {
  const [one, other] = [versionForm.exec(version), versionForm.exec(than)];
  if (!one || !other) return false;
  for (const index of [1, 2, 3]) {
    const difference = Number(one[index]) - Number(other[index]);
    if (difference !== 0) return difference > 0;
  }
  return comparePrereleases(one[4], other[4]) > 0;
}
