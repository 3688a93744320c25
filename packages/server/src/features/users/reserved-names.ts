import type { Db } from "../../db/open.ts";
import { invalidField } from "../../lib/problem.ts";

/** Latin letters with their lookalikes, after compatibility normalization and in lower case. */
const lookalikes: Readonly<Record<string, string>> = {
  a: "аαɑ@4",
  b: "ьв",
  c: "сϲ",
  d: "ԁɗ",
  e: "еєεҽ3",
  g: "ɡ",
  h: "һнհ",
  i: "іιıӏ|!1",
  j: "јϳ",
  k: "кκ",
  l: "ⅼ",
  m: "мμ",
  n: "пոη",
  o: "оοօσ0",
  p: "рρ",
  q: "ԛ",
  r: "гᴦ",
  s: "ѕʂ5$",
  t: "тτ7",
  u: "υսц",
  v: "νѵ",
  w: "ԝωш",
  x: "хχ",
  y: "уүγ",
  z: "ᴢ",
};
const latin = new Map(
  Object.entries(lookalikes).flatMap(([letter, others]) =>
    Array.from(others, (other) => [other, letter] as const),
  ),
);

/** What a name looks like at a glance: without accents, signs and blanks, and with `l` as `i`. */
function lookOf(name: string): string {
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f]/g, "");
  return Array.from(plain, (letter) => latin.get(letter) ?? letter)
    .join("")
    .replaceAll(/[^\p{L}\p{M}\p{N}]|[\u200c\u200d]/gu, "")
    .replaceAll("l", "i");
}

const ours = ["katha", "kathaa", "कथा"];
const titles = [
  ..."admin admins administrator administrators administration sysadmin superadmin root".split(" "),
  ..."moderator moderators mod mods staff support helpdesk official system".split(" "),
  ..."एडमिन प्रशासक व्यवस्थापक मॉडरेटर संचालक टीम".split(" "),
];
const around = ["the", "team", "official", "real", "टीम", "की", "के", "का"];

const madeOf = (...words: readonly string[]) =>
  new RegExp(`^(?:${[...new Set(words.map(lookOf))].join("|")})+$`, "u");
const ofTitles = madeOf(...around, ...ours, ...titles);
const withoutTitle = madeOf(...around.filter((word) => !titles.includes(word)));

/** Whether a name claims an official title, such as “Katha Team”, “Аdmin” with a Cyrillic letter, or “m0derator_7”. */
export function isReserved(name: string): boolean {
  const look = lookOf(name.replace(/(?<![^\p{L}\p{M}])[^\p{L}\p{M}]+$/u, ""));
  return ofTitles.test(look) && !withoutTitle.test(look);
}

async function isAdministrators(db: Db, name: string): Promise<boolean> {
  const administrators = await db
    .selectFrom("users")
    .select(["username", "display_name"])
    .where("role", "=", "admin")
    .execute();
  const look = lookOf(name);
  return administrators.some(
    ({ username, display_name }) => lookOf(username) === look || lookOf(display_name) === look,
  );
}

/** Whether a name could pass for that of someone who runs Katha. */
export async function isImpersonating(db: Db, name: string): Promise<boolean> {
  return isReserved(name) || (await isAdministrators(db, name));
}

/** Refuses names that could pass for an administrator, except to administrators. */
export async function refuseImpersonation(
  db: Db,
  field: "username" | "display_name",
  name: string,
): Promise<void> {
  if (!(await isImpersonating(db, name))) return;
  const msg = "This name looks like that of the people who run Katha. Choose another.";
  throw invalidField("name_reserved", ["body", field], msg);
}
