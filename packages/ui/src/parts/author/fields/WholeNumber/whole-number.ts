/**
 * The code points of the digit 0 in the scripts in which stories are written: Devanagari, Bengali,
 * Gujarati, Tamil, Telugu, Kannada, Malayalam, and the two kinds of Urdu digits.
 */
const zeros = [0x966, 0x9e6, 0xae6, 0xbe6, 0xc66, 0xce6, 0xd66, 0x660, 0x6f0];

function plainDigits(written: string): string {
  return written.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((first) => code >= first && code < first + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

/** The whole number in a text; undefined if it is invalid, null if the text is blank. */
export function wholeNumber(written: string, least: number): number | null | undefined {
  if (written.trim() === "") return null;
  const read = Number(plainDigits(written));
  return Number.isSafeInteger(read) && read >= least ? read : undefined;
}
