export const codeLength = 6;

/** The zeros of the digits on keyboards for our languages: Latin, Devanagari, Arabic, Urdu. */
const zeros = ["0", "०", "٠", "۰"].map((zero) => zero.charCodeAt(0));

/** The code in typed or pasted text, without spaces and dashes. */
export function digitsOf(text: string): string {
  return Array.from(text, (sign) => {
    const values = zeros.map((zero) => sign.charCodeAt(0) - zero);
    return values.find((value) => value >= 0 && value <= 9) ?? "";
  })
    .join("")
    .slice(0, codeLength);
}
