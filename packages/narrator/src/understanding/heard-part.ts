/** What is typed may be longer; what it means is heard from its beginning. */
const longest = 600;
const longestWord = 60;

/** What of a typed line is listened to: no line takes long, whatever it is made of. */
export const heardPart = (said: string): string =>
  said.slice(0, longest).replace(/\S+/gu, (word) => word.slice(0, longestWord));
