import { wordsOf } from "../words/spoken-words.ts";

/** What anybody may do in any scene, to nobody and with nothing. */
const deeds = new Set([":wait", ":look", ":turn", ":listen", ":thank"]);

/** "I wait", "look around", "सुनता हूँ": such a line is a choice only where the author says so word for word. */
export function isEveryday(said: string): boolean {
  const words = wordsOf(said);
  return words.length > 0 && words.every(({ senses }) => senses.some((sense) => deeds.has(sense)));
}
