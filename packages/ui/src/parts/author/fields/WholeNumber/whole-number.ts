/** Where the digits of the scripts begin that stories are written in: Devanagari, Bengali, Gujarati, Tamil, Telugu, Kannada, Malayalam, and the two that Urdu has. */
const zeros = [0x966, 0x9e6, 0xae6, 0xbe6, 0xc66, 0xce6, 0xd66, 0x660, 0x6f0];

function plainDigits(written: string): string {
  return written.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((first) => code >= first && code < first + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

/** A whole number as it was written; undefined while it is none, null where nothing is written. */
export function wholeNumber(written: string, least: number): number | null | undefined {
  if (written.trim() === "") return null;
  const read = Number(plainDigits(written));
  return Number.isSafeInteger(read) && read >= least ? read : undefined;
}
