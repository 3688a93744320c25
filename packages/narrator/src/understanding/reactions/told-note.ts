import { messagesIn } from "../../languages/index.ts";

/** What the player wrote down, told as theirs: "You noted: The key is mine." */
export function toldNote(note: string, language: string): string {
  const lead = messagesIn(language)?.noted;
  return lead === undefined ? note : `${lead} ${note}`;
}
