import { oddForms } from "./english.ts";

/** What an English word may be a form of, likeliest first: "grabbing" of "grab", "tries" of "try". */
export function plainForms(token: string): string[] {
  const odd = Object.hasOwn(oddForms, token) ? oddForms[token] : undefined;
  const forms = odd === undefined ? [] : [odd];
  const add = (cut: string, ...ends: readonly string[]) => {
    if (!token.endsWith(cut)) return;
    const rest = token.slice(0, -cut.length);
    if (rest.length >= 2) forms.push(...ends.map((end) => `${rest}${end}`));
  };
  const single = /([b-df-hj-np-tv-z])\1(?:ing|ed|er)$/u.exec(token);
  if (single) forms.push(token.slice(0, single.index + 1));
  add("'s", "");
  add("ies", "y");
  add("es", "e", "");
  if (!token.endsWith("ss")) add("s", "");
  add("ied", "y");
  add("ed", "", "e");
  add("ying", "ie");
  add("ing", "", "e");
  add("in", "ing");
  add("ly", "");
  return forms;
}
