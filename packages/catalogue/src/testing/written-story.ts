import type { Answer } from "../book/answers.ts";
import type { Book } from "../book/book.ts";
import { answerFacts, choiceFacts, sceneFacts, storyFacts, type Fields } from "../book/facts.ts";
import { fence, longTexts } from "../book/front.ts";
import type { Choice, Scene } from "../book/scenes.ts";
import { headingOf, notMark, ofStorylet } from "../book/wordings.ts";
import { asText, writtenFacts } from "./written-facts.ts";

/** The text of files by their names in the story's folder. */
export type Files = Record<string, string>;

/** No file of the catalogue has more bytes. */
export const mostBytes = 300_000;

const headed = (heading: string, facts: readonly string[], text: string): string =>
  [[heading, ...facts].join("\n"), ...(text === "" ? [] : [asText(text)])].join("\n\n");

function writtenChoice(choice: Choice): string {
  const { text, target } = choice;
  const facts = writtenFacts(choiceFacts, choice).map((fact) => `  ${fact}`);
  return [`* ${text} -> ${target}`.trimEnd(), ...facts].join("\n");
}

function writtenScene(name: string, scene: Scene): string {
  const { text, choices } = scene;
  const told = headed(`# ${name}`, writtenFacts(sceneFacts, scene), text);
  return choices.length === 0 ? told : `${told}\n\n${choices.map(writtenChoice).join("\n")}`;
}

function writtenAnswer(name: string, answer: Answer): string {
  const [first = "", ...more] = answer.says;
  const facts = writtenFacts(answerFacts, answer);
  return [headed(`## ${name}`, facts, first), ...more.map(asText)].join("\n\n---\n\n");
}

/** Parts of a book as the text of a file. */
const together = (parts: readonly string[]): string => `${parts.join("\n\n")}\n`;

const bytesOf = (text: string) => Buffer.byteLength(text) + 2;

/** Cuts a list of parts into as few files as their sizes allow, each about as long as the others. */
function cut<Part>(parts: readonly Part[], sizeOf: (part: Part) => number): Part[][] {
  const total = parts.reduce((sum, part) => sum + sizeOf(part), 0);
  const each = total / Math.ceil(total / (mostBytes * 0.95));
  const files: Part[][] = [];
  let size = 0;
  for (const part of parts) {
    if (files.length === 0 || size + sizeOf(part) / 2 > each * files.length) files.push([]);
    files.at(-1)?.push(part);
    size += sizeOf(part);
  }
  return files;
}

/** Named `scenes.md`, or `scenes-1.md` and so on where there are several. */
function numbered(name: string, ending: string, texts: readonly string[]): Files {
  return Object.fromEntries(
    texts.map((text, at) => [`${name}${texts.length > 1 ? `-${at + 1}` : ""}.${ending}`, text]),
  );
}

function wordingsOf(heading: string, { aliases, not_for }: Fields): string[] {
  if (aliases === undefined && not_for === undefined) return [];
  const lines = [aliases as string[] | undefined, not_for as string[] | undefined].map(
    (some = []) => some.map((one) => one.replace(/^(?=\\|# |not:$)/, "\\")),
  );
  const [said = [], not = []] = lines;
  return [
    [`# ${heading}`, ...said, ...(not_for === undefined ? [] : [notMark, ...not])].join("\n"),
  ];
}

function writtenWordings({ choices, storylet }: Scene): string[] {
  return [
    ...wordingsOf(ofStorylet, (storylet ?? {}) as Fields),
    ...choices.flatMap((choice) => wordingsOf(headingOf(choice), choice)),
  ];
}

type Named = readonly [name: string, answer: Answer];

/** The files of a story's answers; `fileOf` says in which each belongs. */
function writtenAnswers(
  reactions: Readonly<Record<string, Answer>>,
  fileOf: (answer: Answer) => string,
): Files {
  const all: Named[] = Object.entries(reactions);
  const placeOf = new Map<string, string>();
  const files: Files = {};
  for (const [name, answers] of Map.groupBy(all, ([, answer]) => fileOf(answer))) {
    const abouts = [...Map.groupBy(answers, ([, { about = "" }]) => about)];
    const sections = abouts
      .toSorted(([one], [other]) => Number(one !== "") - Number(other !== ""))
      .flatMap(([about, own]) => own.map(([id, answer]) => ({ about, id, answer })));
    const size = ({ id, answer }: (typeof sections)[number]) => bytesOf(writtenAnswer(id, answer));
    const texts = cut(sections, size).map((part, at) => {
      let last = "";
      return together(
        part.flatMap(({ about, id, answer }) => {
          placeOf.set(id, `${name} ${at}`);
          const heading = about === last ? [] : [`# ${about}`];
          last = about;
          return [...heading, writtenAnswer(id, answer)];
        }),
      );
    });
    Object.assign(files, numbered(`answers/${name}`, "md", texts));
  }
  // Within a file the answers stand as they are grouped; a turn is where the next is not the next of its file.
  const following = followingIn(all, placeOf, fileOf);
  const turns = all.flatMap(([id], at) =>
    following.get(all[at - 1]?.[0] ?? "") === id ? [] : [id],
  );
  if (turns.length > 0) files["answers/order.txt"] = `${turns.join("\n")}\n`;
  return files;
}

/** By answer, the one that follows it in its file. */
function followingIn(
  all: readonly Named[],
  placeOf: ReadonlyMap<string, string>,
  fileOf: (answer: Answer) => string,
): ReadonlyMap<string, string> {
  const following = new Map<string, string>();
  for (const [, answers] of Map.groupBy(all, ([, answer]) => fileOf(answer))) {
    const abouts = [...Map.groupBy(answers, ([, { about = "" }]) => about)];
    const ids = abouts
      .toSorted(([one], [other]) => Number(one !== "") - Number(other !== ""))
      .flatMap(([, own]) => own.map(([id]) => id));
    for (const [at, id] of ids.entries()) {
      const next = ids[at + 1];
      if (next !== undefined && placeOf.get(id) === placeOf.get(next)) following.set(id, next);
    }
  }
  return following;
}

function writtenFront(front: Fields): string {
  const texts = Object.entries(longTexts).flatMap(([title, field]) => {
    const text = front[field];
    return typeof text === "string" && text !== "" ? [headed(`# ${title}`, [], text)] : [];
  });
  return together([[fence, ...writtenFacts(storyFacts, front), fence].join("\n"), ...texts]);
}

const json = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;

/** The files that a story is read from. */
export function writtenStory(
  { front, structure, bible, cover }: Omit<Book, "slug">,
  fileOf: (answer: Answer) => string = ({ about = "" }) => (about === "" ? "anywhere" : "somebody"),
): Files {
  const { start_node: _start, nodes, reactions = {}, ...state } = structure;
  const scenes = Object.entries(nodes);
  const told = scenes.map(([name, scene]) => writtenScene(name, scene));
  const wordings = scenes.flatMap(([name, scene]) => {
    const written = writtenWordings(scene);
    return written.length === 0 ? [] : [[`wordings/${name}.txt`, together(written)] as const];
  });
  return {
    "story.md": writtenFront(front),
    ...(Object.keys(state).length > 0 && { "state.json": json(state) }),
    ...numbered("scenes", "md", cut(told, bytesOf).map(together)),
    ...writtenAnswers(reactions, fileOf),
    ...Object.fromEntries(wordings),
    "bible.json": json(bible),
    "cover.json": json(cover),
  };
}
