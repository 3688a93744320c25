import { phrasesOf } from "../phrases/heard.ts";
import { plain } from "../words/plain.ts";

const addresses = ["hush", "pardon", "comfort", "promise", "doubt", "love", "advice"] as const;
export type Address = (typeof addresses)[number];

const patterns = addresses.map(
  (kind) => [kind, phrasesOf(({ polite }) => polite?.[kind])] as const,
);

/** What a line only says to somebody; nothing where it does, asks or tells anything. */
export function addressIn(text: string): Address | undefined {
  const said = plain(text).trim();
  return patterns.find(([, pattern]) => pattern.test(said))?.[0];
}
