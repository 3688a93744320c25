import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { storyMapMessages } from "../../../../messages/authors/story-map.ts";
import { structureViewMessages } from "../../../../messages/authors/structure/views.ts";
import type { Scene } from "./stage/picture.ts";

/** Isolates a right-to-left name, which would otherwise reorder the words after it. */
const isolated = (name: string) => (/[\u0590-\u08ff]/.test(name) ? `\u2068${name}\u2069` : name);

/** The selection in a sentence: shown above the map and announced. */
export function useChosenWords(
  { model: { cards }, selected, picked }: Scene,
  told: Readonly<Record<string, string>> = {},
): string {
  const { number } = useFormats();
  const t = useMessages(storyMapMessages);
  const tViews = useMessages(structureViewMessages);
  const counted = (count: number) => ({ count, amount: number(count) });
  if (picked) {
    const from = cards[picked.from];
    const choice = from?.node.choices[picked.choice]?.text ?? "";
    const said = { choice: isolated(choice), from: isolated(from?.id ?? "") };
    const words = choice === "" ? t("map.threadUnsaid", said) : t("map.thread", said);
    return picked.isConditional ? `${words} ${t("map.threadLocked")}` : words;
  }
  const [first] = selected;
  const card = first === undefined ? undefined : cards[first];
  if (cards.length === 0) return tViews("outline.empty");
  if (!card) return t("map.nothing");
  if (selected.size > 1) return t("map.selected", counted(selected.size));
  const choices = card.node.choices.length;
  return [
    card.kind === "ending" || (choices === 0 && card.node.hub === undefined)
      ? t("map.ending", { name: isolated(card.id) })
      : t("map.scene", { name: isolated(card.id), ...counted(choices) }),
    ...(card.node.hub === undefined ? [] : [t("map.hub")]),
    ...(card.node.storylet === undefined ? [] : [t("map.storylet")]),
    ...(card.kind === "start" ? [t("map.start")] : []),
    ...(card.errors > 0 ? [t("map.errors", counted(card.errors))] : []),
    ...(card.warnings > 0 ? [t("map.warnings", counted(card.warnings))] : []),
    ...(told[card.id] === undefined ? [] : [told[card.id]]),
  ].join(", ");
}
