import { faultAt, type Page } from "./fault.ts";
import { choiceFacts, fieldsFrom, sceneFacts, type Fields } from "./facts.ts";
import { factIn, sectionsOf, textOf, type Fact, type Section } from "./sections.ts";

export interface Choice extends Fields {
  text: string;
  target: string;
  check?: { fails_to?: string };
  aliases?: string[];
  not_for?: string[];
}

export interface Scene extends Fields {
  text: string;
  choices: Choice[];
}

/** A scene or an answer that another names, and where: for what is known only when everything is read. */
export interface Reference {
  page: Page;
  line: number;
  scene: string;
  /** What leads there: "this choice leads to". */
  what: string;
}

const bullet = "* ";
const arrow = " -> ";
const indent = "  ";

interface Listed {
  text: string;
  line: number;
  facts: Fact[];
}

/** `* words -> target`, with its facts indented below. */
function choiceFrom(page: Page, { text, line, facts }: Listed): Choice {
  const at = text.lastIndexOf(arrow);
  if (at === -1) throw faultAt(page, line, "a choice is written `* words -> scene`.");
  return {
    ...fieldsFrom(page, facts, choiceFacts),
    text: text.slice(bullet.length, at).trim(),
    target: text.slice(at + arrow.length).trim(),
  };
}

function listedIn(page: Page, lines: readonly string[], from: number): Listed[] {
  const listed: Listed[] = [];
  for (const [at, text] of lines.entries()) {
    const line = from + at;
    if (text === "") continue;
    if (text.startsWith(bullet)) {
      listed.push({ text, line, facts: [] });
      continue;
    }
    const fact = text.startsWith(indent) ? factIn(text.slice(indent.length), line) : undefined;
    if (fact === undefined)
      throw faultAt(page, line, "below a choice stand its facts, indented by two spaces.");
    listed.at(-1)?.facts.push(fact);
  }
  return listed;
}

function sceneFrom({ page, facts, body, bodyLine }: Section, named: Reference[]): Scene {
  const first = body.findIndex((line) => line.startsWith(bullet));
  const end = first === -1 ? body.length : first;
  const choices = listedIn(page, body.slice(end), bodyLine + end).map((one): Choice => {
    const choice = choiceFrom(page, one);
    for (const scene of [choice.target, choice.check?.fails_to ?? choice.target])
      named.push({ page, line: one.line, scene, what: "this choice leads to" });
    return choice;
  });
  return { ...fieldsFrom(page, facts, sceneFacts), text: textOf(body, 0, end), choices };
}

/** The scenes of a story, in order, and every scene that they name. */
export function scenesFrom(pages: readonly Page[]): {
  nodes: Record<string, Scene>;
  named: Reference[];
} {
  const nodes: Record<string, Scene> = {};
  const named: Reference[] = [];
  for (const section of pages.flatMap((page) => sectionsOf(page))) {
    const { page, line, title, level } = section;
    if (level !== 1) throw faultAt(page, line, "a scene's heading is `# name`.");
    if (Object.hasOwn(nodes, title)) throw faultAt(page, line, `the scene ${title} stands twice.`);
    nodes[title] = sceneFrom(section, named);
  }
  return { nodes, named };
}
