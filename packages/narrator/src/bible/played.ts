import type { Person } from "./bible.ts";

const own =
  /\b(?:narrator|who tells|tells the story|yourself|the player)\b|(?:^|[;,:—] *)you(?=$|[;,:—])|(?<![\p{L}\p{M}])(?:तुम|मैं|তুমি|আমি|நீ|நான்|تم|میں|तू|मी|तुम्ही)(?![\p{L}\p{M}])/iu;

/** Whether the bible says that this is the player's own character: "eight; you", "who tells the story". */
export const isPlayed = ({ name, is, voice }: Pick<Person, "name" | "is" | "voice">): boolean =>
  name === "I" || own.test(name) || own.test(is) || /first person/iu.test(voice);
