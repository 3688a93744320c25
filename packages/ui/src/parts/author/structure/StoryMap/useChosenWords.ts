import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { storyMapMessages } from "../../../../messages/authors/story-map.ts";
import type { MapModel, Thread } from "./model/model.ts";

/** What is selected, in a sentence: seen above the map, and heard. */
export function useChosenWords(
  { slips }: MapModel,
  selected: ReadonlySet<number>,
  picked: Thread | null,
  told: Readonly<Record<string, string>> = {},
): string {
  const { number } = useFormats();
  const t = useMessages(storyMapMessages);
  const counted = (count: number) => ({ count, amount: number(count) });
  if (picked) {
    const from = slips[picked.from];
    const choice = from?.node.choices[picked.choice]?.text ?? "";
    const said = { choice, from: from?.id ?? "" };
    return choice === "" ? t("map.threadUnsaid", said) : t("map.thread", said);
  }
  const [first] = selected;
  const slip = first === undefined ? undefined : slips[first];
  if (!slip) return t("map.nothing");
  if (selected.size > 1) return t("map.selected", counted(selected.size));
  const choices = slip.node.choices.length;
  return [
    choices === 0
      ? t("map.ending", { name: slip.id })
      : t("map.scene", { name: slip.id, ...counted(choices) }),
    ...(slip.kind === "start" ? [t("map.start")] : []),
    ...(slip.errors > 0 ? [t("map.errors", counted(slip.errors))] : []),
    ...(slip.warnings > 0 ? [t("map.warnings", counted(slip.warnings))] : []),
    ...(told[slip.id] === undefined ? [] : [told[slip.id]]),
  ].join(", ");
}
