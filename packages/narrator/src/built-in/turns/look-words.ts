import { languageOf } from "../../languages/index.ts";

const lookIn = (language: string) => languageOf(language)?.narration?.lookCloser;

/** "Look closer: the door"; in an unknown language the object alone is the label. */
export function lookCloser(language: string, thing: string): string {
  const look = lookIn(language);
  return look === undefined ? thing : `${look}: ${thing}`;
}

export function stayAwhile(language: string): string {
  return languageOf(language)?.narration?.stay ?? "…";
}

/** The object that the player picked to look at, if they did. */
export function lookedAt(language: string, said: string): string | undefined {
  const look = lookIn(language);
  if (look === undefined || !said.startsWith(`${look}: `)) return undefined;
  return said.slice(look.length + 2).trim();
}

export function isStaying(language: string, said: string): boolean {
  return said.trim() === stayAwhile(language);
}
