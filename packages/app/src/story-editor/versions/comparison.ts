import type { compareVersion } from "@katha/authoring";
import type { Translate, VersionComparison, authorMessages, savingMessages } from "@katha/ui";

interface ComparisonWords {
  t: Translate<typeof savingMessages>;
  tAuthor: Translate<typeof authorMessages>;
}

function partName(field: string, { t }: ComparisonWords): string {
  return field === "text" || field === "choices" || field === "position"
    ? t(`comparison.${field}`)
    : t("comparison.details");
}

export function toComparison(
  compared: ReturnType<typeof compareVersion>,
  words: ComparisonWords,
): VersionComparison {
  return {
    ...compared,
    fields: compared.fields.map(({ field, before, now }) => ({
      name: words.tAuthor(`field.${field}`),
      before,
      now,
    })),
    declared: compared.declared.map(({ part, id, name, what, before, now }) => ({
      key: `${part} ${id ?? ""}`,
      name: name ?? words.t(`clash.declared.${part}`),
      what,
      before,
      now,
    })),
    changed: compared.changed.map(({ node, fields, before, now }) => ({
      node,
      parts: [...new Set(fields.map((field) => partName(field, words)))],
      before,
      now,
    })),
  };
}
