import { phrasesOf } from "../phrases/heard.ts";
import { plain } from "../words/plain.ts";

const bargains = phrasesOf(({ moods }) => moods?.bargains);
const threats = phrasesOf(({ moods }) => moods?.threats);

/** What is offered or threatened to whom one speaks to, with what it hangs on; nothing where a line only supposes. */
export function bargainIn(text: string): "promise" | "threaten" | undefined {
  const said = plain(text);
  if (!bargains.test(said)) return undefined;
  return threats.test(said) ? "threaten" : "promise";
}
