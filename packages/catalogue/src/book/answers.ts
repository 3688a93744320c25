import { faultAt, type Page } from "./fault.ts";
import { answerFacts, fieldsFrom, type Fields } from "./facts.ts";
import type { Reference } from "./scenes.ts";
import { sectionsOf, textOf, type Section } from "./sections.ts";

export interface Answer extends Fields {
  says: string[];
  about?: string;
  at?: string;
  target?: string;
}

/** Between what an answer says the first time and the next. */
const next = "---";

function saysFrom(body: readonly string[]): string[] {
  const says: string[] = [];
  let from = 0;
  for (let end = body.indexOf(next); end !== -1; end = body.indexOf(next, from)) {
    says.push(textOf(body, from, end));
    from = end + 1;
  }
  const last = textOf(body, from);
  return says.length === 0 && last === "" ? [] : [...says, last];
}

interface ReadAnswer {
  name: string;
  answer: Answer;
  section: Section;
}

/** `# Mahtab`: what follows is about her; `## name`: an answer. */
function answersOnPage(page: Page): ReadAnswer[] {
  let about: string | undefined;
  return sectionsOf(page).flatMap((section): ReadAnswer[] => {
    const { level, title, line, facts, body } = section;
    if (level === 1) {
      if (facts.length > 0 || textOf(body) !== "")
        throw faultAt(page, line + 1, "below whom answers are about stand answers: `## name`.");
      if (title === "") throw faultAt(page, line, "this heading is empty.");
      about = title;
      return [];
    }
    const answer = fieldsFrom(page, facts, answerFacts) as Answer;
    if (about !== undefined) answer.about = about;
    answer.says = saysFrom(body);
    return [{ name: title, answer, section }];
  });
}

/**
 * Where two answers fit a line equally well, the first comes. `order.txt` names those at which the order leaves one file for
 * another: from each on, the answers follow as their file has them. What it leaves out follows by files.
 */
function inOrder(pages: readonly ReadAnswer[][], order: Page | undefined): ReadAnswer[] {
  const all = pages.flat();
  const firsts = (order?.text ?? "")
    .split("\n")
    .map((name, at) => ({ name: name.trim(), line: at + 1 }))
    .filter(({ name }) => name !== "" && !name.startsWith("#"));
  const turns = new Set(firsts.map(({ name }) => name));
  const placeOf = new Map<string, { page: ReadAnswer[]; at: number }>();
  for (const page of pages)
    for (const [at, { name }] of page.entries()) placeOf.set(name, { page, at });
  const taken = new Set<ReadAnswer>();
  const ordered: ReadAnswer[] = [];
  for (const { name, line } of firsts) {
    const place = placeOf.get(name);
    if (place === undefined && order !== undefined)
      throw faultAt(order, line, `there is no answer ${name}; take it out here.`);
    const { page = [], at = 0 } = place ?? {};
    for (const [turn, one] of page.slice(at).entries()) {
      if (taken.has(one) || (turn > 0 && turns.has(one.name))) break;
      taken.add(one);
      ordered.push(one);
    }
  }
  return [...ordered, ...all.filter((one) => !taken.has(one))];
}

/** The answers of a story, in order, and every scene that they name. */
export function answersFrom(
  pages: readonly Page[],
  order: Page | undefined,
): { reactions: Record<string, Answer>; named: Reference[] } {
  const reactions: Record<string, Answer> = {};
  const named: Reference[] = [];
  for (const { name, answer, section } of inOrder(pages.map(answersOnPage), order)) {
    const { page, line } = section;
    if (name === "") throw faultAt(page, line, "this answer has no name.");
    if (Object.hasOwn(reactions, name))
      throw faultAt(page, line, `the answer ${name} stands twice.`);
    reactions[name] = answer;
    const { at, target } = answer;
    if (at !== undefined) named.push({ page, line, scene: at, what: "this answer comes at" });
    if (target !== undefined)
      named.push({ page, line, scene: target, what: "this answer leads to" });
  }
  return { reactions, named };
}
