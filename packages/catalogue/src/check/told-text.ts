const condition = /^\{if (?:not )?[^{}|]+\}[ \t]*/gmu;
const mark = /\{[^{}|]+((?:\|[^{}|]*)*)\}/gu;

/** Everything that a text may tell in any state: without its conditions, and with every form. */
export function toldText(text: string): string {
  return text
    .replaceAll(condition, "")
    .replaceAll(mark, (_, forms: string) => forms.replaceAll("|", " ").trim());
}
