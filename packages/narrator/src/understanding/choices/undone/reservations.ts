import { lruCache } from "../../../lib/lru-cache.ts";
import { phrasesOf } from "../../phrases/heard.ts";
import { plain } from "../../words/plain.ts";

/** What somebody may say along with a deed that leaves it undone; the lists of each language have an example. */
const framed = [
  "byAnother",
  "toAnother",
  "forbidden",
  "putOff",
  "takenBack",
  "passedOver",
  "pretended",
  "inMind",
  "wished",
] as const;
/** Something is only looked at, or said of how things are. */
const remarks = ["sensed", "remarked"] as const;
export const reservations = [...framed, ...remarks] as const;
export type Reservation = (typeof reservations)[number];

const patterns: readonly (readonly [Reservation, RegExp])[] = [
  ...framed.map((kind) => [kind, phrasesOf(({ frames }) => frames?.[kind])] as const),
  ...remarks.map((kind) => [kind, phrasesOf((language) => language.remarks?.[kind])] as const),
];

/** A line is asked by several. */
const known = lruCache<ReadonlySet<Reservation>>(500);

/** What a text says against its own deed. */
export const reservationsIn = (text: string): ReadonlySet<Reservation> =>
  known(text, () => readReservations(text));

function readReservations(text: string): ReadonlySet<Reservation> {
  const said = plain(text);
  return new Set(patterns.filter(([, pattern]) => pattern.test(said)).map(([kind]) => kind));
}
