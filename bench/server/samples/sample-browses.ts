import { createRng } from "@katha/storygraph";
import type { Db } from "@katha/server/db/open";

export interface SampleBrowse {
  kind: string;
  query: Record<string, string>;
}

const sorts = ["trending", "new", "finished", "shortest"] as const;

/** Pages of results as people ask for them, by how much they ask for. */
export async function sampleBrowses(db: Db, each: number): Promise<SampleBrowse[]> {
  const chance = createRng("browses");
  const any = <Item>(items: readonly Item[]) =>
    items[Math.floor(chance.next() * items.length)] as Item;
  const idsOf = async (table: "categories" | "tags" | "users") =>
    (await db.selectFrom(table).select("id").orderBy("id").execute()).map(({ id }) => id);
  const [categories, tags, authors] = [
    await idsOf("categories"),
    await idsOf("tags"),
    await idsOf("users"),
  ];
  const traits: Record<string, () => string> = {
    category: () => any(categories),
    tag: () => any(tags),
    language: () => any(["en", "hi"]),
    length: () => any(["short", "sitting", "evening", "short,sitting"]),
    rating: () => any(["family", "teen", "family,teen"]),
    difficulty: () => any(["easy", "medium", "hard"]),
    endings: () => any(["one", "few", "many"]),
    since: () => any(["2026-03", "2026-06", "2026-08"]),
    access: () => any(["free", "premium"]),
  };
  const some = (count: number) => {
    const names = Object.keys(traits)
      .map((name) => [chance.next(), name] as const)
      .toSorted(([one], [other]) => one - other)
      .slice(0, count);
    return Object.fromEntries(names.map(([, name]) => [name, traits[name]?.() ?? ""]));
  };
  const kinds: Record<string, () => Record<string, string>> = {
    "no filter": () => ({}),
    "one filter": () => some(1),
    "three filters": () => some(3),
    "five filters": () => some(5),
    "an author and two filters": () => ({ ...some(2), author: any(authors) }),
    "a common word and three filters": () => ({ ...some(3), q: any(["river", "king", "lamp"]) }),
    "a word in Devanagari and three filters": () => ({
      ...some(3),
      q: any(["नदी", "राजा", "कर्ण"]),
    }),
    "a name in Bengali": () => ({ q: any(["কর্ণ", "রাম", "সীতা"]) }),
  };
  return Object.entries(kinds).flatMap(([kind, ask]) =>
    Array.from({ length: each }, () => {
      const query = ask();
      return { kind, query: "q" in query ? query : { ...query, sort: any(sorts) } };
    }),
  );
}
