import type { compareVersion } from "@katha/authoring";
import type { authorWords, SayOf, VersionComparison, writingWords } from "@katha/ui";

interface ComparisonWords {
  say: SayOf<(typeof writingWords)["en"]>;
  sayOfForm: SayOf<(typeof authorWords)["en"]>;
}

function partName(field: string, { say }: ComparisonWords): string {
  return field === "text" || field === "choices" || field === "position"
    ? say(`comparison.${field}`)
    : say("comparison.details");
}

export function toComparison(
  compared: ReturnType<typeof compareVersion>,
  words: ComparisonWords,
): VersionComparison {
  return {
    ...compared,
    fields: compared.fields.map(({ field, before, now }) => ({
      name: words.sayOfForm(`field.${field}`),
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
