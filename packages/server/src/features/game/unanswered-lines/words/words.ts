import { readFileSync } from "node:fs";

const languages = ["english", "hinglish", "hindi"] as const;

const kinds = [
  "possessive",
  "firstPerson",
  "naming",
  "family",
  "ofOnesOwn",
  "alone",
  "withFirstPerson",
  "numbers",
  "years",
  "ofAge",
  "is",
  "classes",
] as const;
export type Kind = (typeof kinds)[number];

const read = (file: string) =>
  JSON.parse(readFileSync(new URL(`${file}.json`, import.meta.url), "utf8")) as Record<
    string,
    string[]
  >;

const lists = languages.map(read);

/** Words that tell of somebody, of all languages together: players mix them. */
export const words = Object.fromEntries(
  kinds.map((kind) => [kind, new Set(lists.flatMap((list) => list[kind] ?? []))]),
) as unknown as Readonly<Record<Kind, ReadonlySet<string>>>;

const { endings = [], hosts = [] } = read("addresses");
export const addressEndings: readonly string[] = endings;
export const addressHosts: ReadonlySet<string> = new Set(hosts);
