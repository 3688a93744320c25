/** A player's proposal for a different wording. */
interface Correction {
  readonly passage: string;
  readonly proposed: string;
}

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Matches the words of a text with any spacing between them. */
const wordForWord = (text: string) =>
  text
    .trim()
    .split(/\s+/u)
    .map(escaped)
    .join(String.raw`\s+`);

/** Matches the passage, except inside its own correction. */
function passageIn({ passage, proposed }: Correction): RegExp {
  const [from, to] = [wordForWord(passage), wordForWord(proposed)];
  return new RegExp(new RegExp(from).test(proposed) ? `(${to})|${from}` : from, "g");
}

/** Whether a text still has the passage word for word, already has the correction, or has neither. */
export function correctionIn(text: string, correction: Correction): "stands" | "taken" | "changed" {
  const found = [...text.matchAll(passageIn(correction))];
  if (found.some(([, asCorrected]) => asCorrected === undefined)) return "stands";
  return new RegExp(wordForWord(correction.proposed)).test(text) ? "taken" : "changed";
}

/** The text with the first occurrence of the passage corrected. */
export function corrected(text: string, correction: Correction): string {
  let isTaken = false;
  return text.replaceAll(passageIn(correction), (found: string, asCorrected?: unknown) => {
    if (isTaken || typeof asCorrected === "string") return found;
    isTaken = true;
    return correction.proposed;
  });
}
