const address = /@|https?:|www\.|\b[\w-]+\.(?:com|in|org|net|io|me|co|app|gg|ly)\b/iu;
const host = /\b(?:gmail|yahoo|hotmail|outlook|whatsapp|telegram|instagram|snapchat|discord)\b/iu;
/** Of a telephone, a card, a postcode: in any script, also with spaces and dashes between. */
const longNumber = /\p{Nd}(?:[\s().+/-]*\p{Nd}){5}/u;

/** Whether a line may say who somebody is or where to reach them. `names` are the player's own. */
export function isPersonal(line: string, names: readonly string[]): boolean {
  const plain = line.normalize("NFKC").toLowerCase();
  const says = (name: string) => name.length > 2 && plain.includes(name);
  return (
    address.test(plain) ||
    host.test(plain) ||
    longNumber.test(plain) ||
    names.some((name) => says(name.normalize("NFKC").trim().toLowerCase()))
  );
}
