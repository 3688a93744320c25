/** The label of a choice that only leads on, in the text's apparent language. */
export function onwardIn(text: string): string {
  const count = (letters: RegExp) => text.slice(0, 20_000).match(letters)?.length ?? 0;
  const latin = count(/\p{Script=Latin}/gu);
  if (count(/\p{Script=Devanagari}/gu) > latin) return "आगे बढ़ें";
  return count(/\p{Script=Arabic}/gu) > latin ? "آگے بڑھیں" : "Continue";
}
