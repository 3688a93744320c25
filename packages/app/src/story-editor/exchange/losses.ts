import type { Loss } from "@katha/exchange";
import type { ExchangeLoss } from "@katha/ui/author";
import { fieldName, type FieldWords } from "./field-names.ts";

/** Shortens code that a sentence quotes. */
const short = (text: string) => (text.length > 80 ? `${text.slice(0, 79).toWellFormed()}…` : text);

/** What an import or export loses, or why nothing could be read, in the author's language. */
export function lossSentence(loss: Loss, words: FieldWords): string {
  const { t } = words;
  switch (loss.code) {
    case "unreadable": {
      const { why, line, column, most } = loss.params;
      if (why === "broken_json" && line !== undefined && column !== undefined)
        return t("unreadable.broken_json_at", { line, column });
      return why === "too_long" && most !== undefined
        ? t("unreadable.too_long_for", { millions: most / 1_000_000 })
        : t(`unreadable.${why}`);
    }
    case "field":
      return t("loss.field", { field: fieldName(loss.params.field, words) });
    case "not_story":
      return t("loss.not_story", loss.params);
    case "twice":
      return t("loss.twice", loss.params);
    case "condition":
      return t("loss.condition", { code: short(loss.params.code) });
    case "odds":
      return t("loss.odds", { code: short(loss.params.code) });
    case "storylet":
      return t("loss.storylet", { title: short(loss.params.title) });
    case "effect":
      return t("loss.effect", { code: short(loss.params.code) });
    case "random":
      return t("loss.random");
    case "variable":
      return t("loss.variable", loss.params);
    case "left_out":
      return t("loss.left_out", { code: short(loss.params.code) });
    case "include":
      return t("loss.include", loss.params);
    case "asked_before":
      return t("loss.asked_before", loss.params);
    case "not_played":
      return t("loss.not_played", { field: fieldName(loss.params.field, words) });
    case "locked_hidden":
      return t("loss.locked_hidden", { choice: short(loss.params.choice) });
    case "logic":
      return t("loss.logic", { code: short(loss.params.code) });
    case "became_choice":
      return t("loss.became_choice", loss.params);
    case "once_only":
      return t("loss.once_only", { choice: short(loss.params.choice) });
    case "became_node":
      return t("loss.became_node", loss.params);
    case "before_first":
      return t("loss.before_first", loss.params);
    case "broken_settings":
      return t("loss.broken_settings", loss.params);
    case "open_comment":
      return t("loss.open_comment", loss.params);
  }
}

export function toLosses(lost: readonly Loss[], words: FieldWords): readonly ExchangeLoss[] {
  return lost.map((loss) => ({
    message: lossSentence(loss, words),
    node: loss.node,
    line: loss.line ?? null,
  }));
}
