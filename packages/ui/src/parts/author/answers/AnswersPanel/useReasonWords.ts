import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { heardMessages } from "../../../../messages/authors/heard.ts";
import type { HeardLine } from "./tried-line.ts";

/** From this value on, a model counts as sure. */
const sureFrom = 0.8;

/** Explains to the author, in sentences, why a line was understood as it was. */
export function useReasonWords() {
  const t = useMessages(heardMessages);
  return ({
    way,
    reason,
    model,
  }: Pick<HeardLine, "way" | "reason" | "model">): readonly string[] => {
    const byModel = model ? [t(model.sure >= sureFrom ? "model.sure" : "model.unsure")] : [];
    if (reason === null) return byModel;
    const { meant, other, mood } = reason;
    const isTwo = way === "ask" && other !== "hardly";
    return [
      t(isTwo ? "meant.two" : `meant.${meant}`),
      ...(mood === "done" ? [] : [t(`mood.${mood}`)]),
      ...byModel,
    ];
  };
}
