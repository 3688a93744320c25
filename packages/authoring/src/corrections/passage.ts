/** What a player would have put in other words. */
interface Correction {
  readonly passage: string;
  readonly proposed: string;
}

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The words of a text, however they are spaced. */
const wordForWord = (text: string) =>
  text
    .trim()
    .split(/\s+/u)
    .map(escaped)
    .join(String.raw`\s+`);

/** The passage, but not where it stands within its own correction. */
function passageIn({ passage, proposed }: Correction): RegExp {
  const [from, to] = [wordForWord(passage), wordForWord(proposed)];
  return new RegExp(new RegExp(from).test(proposed) ? `(${to})|${from}` : from, "g");
}

/** Whether the passage stands word for word in a text, or its correction does. */
export function correctionIn(text: string, correction: Correction): "stands" | "taken" | "changed" {
  const found = [...text.matchAll(passageIn(correction))];
  if (found.some(([, asCorrected]) => asCorrected === undefined)) return "stands";
  return new RegExp(wordForWord(correction.proposed)).test(text) ? "taken" : "changed";
}

/** The text with its correction in the place of the passage, where that stands first. */
export function corrected(text: string, correction: Correction): string {
  let isTaken = false;
  return text.replaceAll(passageIn(correction), (found: string, asCorrected?: unknown) => {
    if (isTaken || typeof asCorrected === "string") return found;
    isTaken = true;
    return correction.proposed;
  });
}
