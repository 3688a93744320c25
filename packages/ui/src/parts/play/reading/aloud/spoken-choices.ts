import type { SpokenPart } from "./reading-queue.ts";

const name = /^choice (\d+) /;

/** The choices after the last part, each of them a part by its number, so that the numbers are not sentences. */
export function choiceParts(choices: readonly string[], after: string | undefined): SpokenPart[] {
  return choices.map((text, at) => ({
    id: `choice ${at + 1} ${after ?? ""}`,
    text: `${at + 1}: ${text}`,
    arrives: false,
  }));
}

/** The button of a choice that is said. */
export function choiceButton(part: string): Element | null {
  const nth = name.exec(part)?.[1];
  if (nth === undefined) return null;
  const open = document.querySelectorAll("[data-choices] button:not([aria-disabled])");
  return open[Number(nth) - 1] ?? null;
}
