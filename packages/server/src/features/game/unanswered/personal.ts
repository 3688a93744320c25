const address = /@|https?:|www\.|(?<![\w-])[\w-]+\.(?:com|in|org|net|io|me|co|app|gg|ly)\b/iu;
const host = /\b(?:gmail|yahoo|hotmail|outlook|whatsapp|telegram|instagram|snapchat|discord)\b/iu;
/** A telephone, card or postal number: in any script, also with spaces and dashes in between. */
const longNumber = /\p{Nd}(?:[\s().+/-]*\p{Nd}){5}/u;

const leastLetters = 3;
const wordsIn = (text: string) => text.match(/[\p{L}\p{M}]+/gu) ?? [];

/** A name as it may be typed; of an email address, the part before the "@". */
const asTyped = (name: string) => name.normalize("NFKC").toLowerCase().replace(/@.*/su, "").trim();

/** Whether a line may say who somebody is or where to reach them. `names` are the player's own. */
export function isPersonal(line: string, names: readonly string[]): boolean {
  const plain = line.normalize("NFKC").toLowerCase();
  const words = new Set<string>(wordsIn(plain));
  const says = (name: string) =>
    (name.length >= leastLetters && plain.includes(name)) ||
    wordsIn(name).some((word) => word.length >= leastLetters && words.has(word));
  return (
    address.test(plain) ||
    host.test(plain) ||
    longNumber.test(plain) ||
    names.some((name) => says(asTyped(name)))
  );
}
