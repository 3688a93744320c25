import type { Passage } from "../../port.ts";
import { phrasesOf, wordsOfAll } from "../phrases/heard.ts";
import { oneForm } from "../words/one-form.ts";
import { plain } from "../words/plain.ts";

const given = phrasesOf(({ talk }) => talk?.nameGiven, "i");
const noName = wordsOfAll(({ talk }) => talk?.noName);
const asked = phrasesOf(({ talk }) => talk?.nameAsked);
/** A second name is written with a capital: "My name is Asha Rao". */
const secondName = /^ \p{Lu}[\p{L}\p{M}'’-]*/u;

/** The name that a line gives as the player's own. */
export function nameGivenIn(line: string): string | undefined {
  const found = given.exec(line);
  const name = found?.groups?.["name"];
  if (!found || name === undefined || noName.has(oneForm(name))) return undefined;
  const rest = line.slice(found.index + found[0].length);
  return name + (secondName.exec(rest)?.[0] ?? "");
}

/** The name that the player gave last, where a line asks for it. */
export function nameRecalled(passages: readonly Passage[], said: string): string | undefined {
  if (!asked.test(plain(said))) return undefined;
  const names = passages.flatMap(({ action, said: line }) => {
    if (action !== "custom_action" || line === null) return [];
    return nameGivenIn(line) ?? [];
  });
  return names.at(-1);
}
