/** A typed line may be longer; only its beginning is interpreted. */
const longest = 600;
const longestWord = 60;

/** The part of a typed line that is interpreted, so that no line takes long. */
export const heardPart = (said: string): string =>
  said.slice(0, longest).replace(/\S+/gu, (word) => word.slice(0, longestWord));
