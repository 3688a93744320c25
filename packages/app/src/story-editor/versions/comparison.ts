import type { compareVersion } from "@katha/authoring";
import type { Translate } from "@katha/ui";
import type { VersionComparison } from "@katha/ui/author";
import type { authorMessages, bibleMessages, savingMessages } from "@katha/ui/screens";

interface ComparisonWords {
  t: Translate<typeof savingMessages>;
  tAuthor: Translate<typeof authorMessages>;
  tBible: Translate<typeof bibleMessages>;
}

const bibleFields = [
  "name_native",
  "latin",
  "native",
  "is",
  "about",
  "wants",
  "voice",
  "garment",
  "knows",
  "secret",
  "also",
] as const;

/** What the bible says about an entry, under its fields' names. */
function bibleText(
  lines: readonly (readonly [field: string, text: string])[],
  { tBible }: ComparisonWords,
): string {
  return lines
    .map(([field, text]) => {
      const known = bibleFields.find((one) => one === field);
      return `${known === undefined ? field : tBible(`field.${known}`)}: ${text}`;
    })
    .join("\n");
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
    bible: compared.bible.map(({ part, name, what, before, now }) => ({
      key: `${part} ${name}`,
      name: name || words.tBible("unnamed"),
      what,
      before: bibleText(before, words),
      now: bibleText(now, words),
    })),
    changed: compared.changed.map(({ node, fields, before, now }) => ({
      node,
      parts: [...new Set(fields.map((field) => partName(field, words)))],
      before,
      now,
    })),
  };
}
