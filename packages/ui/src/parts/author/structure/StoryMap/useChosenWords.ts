import { storymapWords } from "../../../../words/storymap/words.ts";
import { useLanguage, useWords } from "../../../../words/WordsProvider.tsx";
import type { MapModel, Thread } from "./model.ts";

/** What is selected, in a sentence: seen above the map, and heard. */
export function useChosenWords(
  { slips }: MapModel,
  selected: ReadonlySet<number>,
  picked: Thread | null,
  told: Readonly<Record<string, string>> = {},
): string {
  const { number } = useLanguage();
  const say = useWords(storymapWords);
  const counted = (count: number) => ({ count, amount: number(count) });
  if (picked) {
    const from = slips[picked.from];
    const choice = from?.node.choices[picked.choice]?.text ?? "";
    const said = { choice, from: from?.id ?? "" };
    return choice === "" ? say("map.threadUnsaid", said) : say("map.thread", said);
  }
  const [first] = selected;
  const slip = first === undefined ? undefined : slips[first];
  if (!slip) return say("map.nothing");
  if (selected.size > 1) return say("map.selected", counted(selected.size));
  const choices = slip.node.choices.length;
  return [
    choices === 0
      ? say("map.ending", { name: slip.id })
      : say("map.scene", { name: slip.id, ...counted(choices) }),
    ...(slip.kind === "start" ? [say("map.start")] : []),
    ...(slip.errors > 0 ? [say("map.errors", counted(slip.errors))] : []),
    ...(slip.warnings > 0 ? [say("map.warnings", counted(slip.warnings))] : []),
    ...(told[slip.id] === undefined ? [] : [told[slip.id]]),
  ].join(", ");
}
