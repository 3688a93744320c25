import { fieldsOf } from "../graph/fields.ts";
import { type GraphNode } from "../graph/structure.ts";
import { wordsAt } from "./rating.ts";

interface NameFault {
  code: "unknown_cast" | "unknown_name";
  name: string;
}

const naming = ["name", "name_native", "latin", "native"] as const;

/** Every name that a bible introduces: its cast, places, objects and other names, in both scripts. */
export function namesOfBible(bible: unknown): string[] {
  const fields = fieldsOf(bible) ?? {};
  return ["cast", "places", "objects", "names"].flatMap((list) => {
    const entries = fields[list];
    if (!Array.isArray(entries)) return [];
    return entries.flatMap((entry) =>
      naming.map((key) => fieldsOf(entry)?.[key]).filter((name) => typeof name === "string"),
    );
  });
}

const word = /\p{L}[\p{L}\p{M}]*/gu;
const plain = (text: string) => text.normalize("NFC").toLowerCase();
const withoutPlural = (name: string) => name.replace(/s$/, "");

/**
 * Capitalised words inside a sentence. At its beginning, after a quotation mark or a dash, a
 * capital says nothing; scripts without capitals give none.
 */
function capitalsOf(text: string): string[] {
  const sure = /(?<=[\p{Ll}\p{M},;] )\p{Lu}[\p{Ll}\p{M}]+/gu;
  return text.normalize("NFC").match(sure) ?? [];
}

// Words that English capitalises though they are no names of a story.
export const everydayCapitals: ReadonlySet<string> = new Set(
  (
    "monday tuesday wednesday thursday friday saturday sunday january february march april may june july " +
    "august september october november december god english hindi bengali tamil sanskrit urdu indian " +
    "mr mrs miss ms dr sir madam"
  ).split(" "),
);

/** For each node, the names that nothing introduces; each is reported once in a story. */
export function faultsOfNames(
  nodes: readonly GraphNode[],
  names: readonly string[],
): NameFault[][] {
  const known = new Set(names.map(plain));
  const knownWords = new Set(names.flatMap((name) => plain(name).match(word) ?? []));
  for (const node of nodes)
    for (const name of node.cast ?? [])
      for (const part of plain(name).match(word) ?? []) knownWords.add(part);
  const texts = nodes.map(wordsAt);
  const common = new Set(
    texts.flatMap(
      (text) => text.normalize("NFC").match(/(?<![\p{L}\p{M}])\p{Ll}[\p{L}\p{M}]*/gu) ?? [],
    ),
  );
  const told = new Set<string>();
  const isNew = (name: string) => !told.has(name) && told.add(name) !== undefined;
  return nodes.map((node, number) => {
    const cast = (node.cast ?? [])
      .filter((name) => !known.has(plain(name)) && isNew(`cast ${name}`))
      .map((name): NameFault => ({ code: "unknown_cast", name }));
    const inText = capitalsOf(texts[number] ?? "")
      .filter((name) => {
        const read = plain(name);
        const forms = [read, withoutPlural(read)];
        return !forms.some(
          (form) => knownWords.has(form) || everydayCapitals.has(form) || common.has(form),
        );
      })
      .filter((name) => isNew(`text ${plain(name)}`))
      .map((name): NameFault => ({ code: "unknown_name", name }));
    return [...cast, ...inText];
  });
}
