import { bibleIn, blankBible, printBible, type StoryBible } from "../../story-form/bible.ts";
import type { Mending } from "./reading.ts";

const low = (name: string) => name.trim().toLowerCase();
const isSame = (one: string, other: string) => low(one) === low(other);
const without = (names: readonly string[], gone: string) =>
  names.filter((one) => !isSame(one, gone));

type Person = StoryBible["cast"][number];

const isCalled = ({ name, name_native: native, also }: Person, called: string) =>
  [name, native, ...also].some((one) => isSame(one, called));

/** The cast with this person, and with these other names for them. */
function castWith(cast: StoryBible["cast"], name: string, also: readonly string[]) {
  const known = cast.find((one) => isCalled(one, name)) ?? { ...blankBible.cast, name };
  const added = also.filter((one) => !isCalled(known, one));
  const mended = { ...known, also: [...known.also, ...added] };
  return cast.includes(known)
    ? cast.map((one) => (one === known ? mended : one))
    : [...cast, mended];
}

/** The bible, as text, after its author has mended what was read. */
export function mendedBible(text: string, mending: Mending): string {
  const bible = bibleIn(text);
  const { name } = mending;
  if (mending.kind === "leave_out") {
    const leftOut = [...without(bible.left_out, name), name];
    return printBible({ ...bible, left_out: leftOut });
  }
  if (mending.kind === "bring_back")
    return printBible({ ...bible, left_out: without(bible.left_out, name) });
  if (mending.kind === "away") return text;
  if (mending.kind === "here")
    return bible.cast.some((one) => isCalled(one, name))
      ? text
      : printBible({ ...bible, cast: castWith(bible.cast, name, []) });
  const { other } = mending;
  const merged = bible.cast.find((one) => !isCalled(one, name) && isCalled(one, other));
  const cast = bible.cast.filter((one) => one !== merged);
  const names = [other, ...(merged ? [merged.name, ...merged.also] : [])];
  return printBible({ ...bible, cast: castWith(cast, name, [...new Set(names)]) });
}
