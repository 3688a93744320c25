export const codeLength = 6;

/** The zeros of the digits that keyboards of our languages type: Latin, Devanagari, Arabic, Urdu. */
const zeros = ["0", "०", "٠", "۰"].map((zero) => zero.charCodeAt(0));

/** A code out of what was typed or pasted, with whatever spaces and dashes. */
export function digitsOf(text: string): string {
  return Array.from(text, (sign) => {
    const values = zeros.map((zero) => sign.charCodeAt(0) - zero);
    return values.find((value) => value >= 0 && value <= 9) ?? "";
  })
    .join("")
    .slice(0, codeLength);
}

export function isCode(digits: string): boolean {
  return digits.length === codeLength;
}
