import { bibleOf } from "../bible/bible.ts";
import type { StoryVersion } from "../port.ts";
import { plain } from "../understanding/words/plain.ts";
import type { Someone } from "./someone.ts";

/** Whether an author who writes one of these names means the other: "the Captain" is "captain voss" nowhere. */
export const isNameOf = ({ name }: Pick<Someone, "name">, other: string): boolean =>
  plain(name) === plain(other);

/** Those whom an author's own list has. */
export const isAmong = (names: readonly string[] | undefined, one: Pick<Someone, "name">) =>
  names?.some((name) => isNameOf(one, name)) === true;

/** The people as their author corrects them: without those who are nobody, and one where the bible has two names for one. */
export function asMended({ bible }: StoryVersion, people: readonly Someone[]): readonly Someone[] {
  const { leftOut, cast } = bibleOf(bible);
  let mended = people.filter((one) => !isAmong(leftOut, one));
  for (const { name, native, also } of cast) {
    const names = [name, native, ...also];
    const same = mended.filter((one) => isAmong(names, one));
    const [first] = same.toSorted(
      (left, right) => Number(isNameOf(right, name)) - Number(isNameOf(left, name)),
    );
    if (first === undefined || same.length < 2) continue;
    const forms = [...new Set(same.flatMap((one) => one.forms))];
    const one = { name: first.name, forms, isNamed: same.some(({ isNamed }) => isNamed) };
    mended = mended.flatMap((other) =>
      other === same[0] ? [one] : same.includes(other) ? [] : [other],
    );
  }
  return mended;
}
