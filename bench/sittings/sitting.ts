import type { Recorded } from "./recorded-model.ts";

/** What is wrong with a sentence that small models write. */
export const faultKinds = [
  "another language",
  "speaks for the player",
  "repeats",
  "a dead person acts",
  "a lost thing is used",
  "what never happens",
  "empty",
  "too long",
  "ends early",
  "leaks the prompt",
  "invents a name",
  "breaks off",
  "broken JSON",
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** A sentence that must not stand on the page. */
export interface Bad {
  kind: FaultKind;
  text: string;
}

/** What the player does in a turn. */
export type Move =
  | { kind: "type"; words: string }
  | { kind: "choose"; place: number }
  | { kind: "continue" }
  | { kind: "immerse" }
  | { kind: "end" };

export interface ScriptedTurn {
  move: Move;
  /** What the player writes down before the turn. */
  notes: string[];
  recorded: Recorded;
  bad: Bad[];
}

export interface Sitting {
  name: string;
  title: string;
  language: string;
  tagline: string;
  premise: string;
  wishes: string;
  /** Tokens of the model's prompt. */
  tokens: number;
  bible: object;
  /** Words of early turns that the prompt of the last turn should hold. */
  keeps: string[];
  turns: ScriptedTurn[];
}

export const turnsOfSitting = 40;

/** Plain turns between those that were written one by one, made of a story's own things and people. */
interface Plain {
  things: { name: string; told: string }[];
  says: { name: string; told: string }[];
  airs: string[];
}

const phrases: Readonly<Record<string, { look: string; ask: string }>> = {
  en: { look: "I look at *.", ask: "I ask about *." },
  hi: { look: "मैं * को देखता हूँ।", ask: "मैं * के बारे में पूछता हूँ।" },
};

const marked = /\{([a-z ]+(?:JSON)?)\|([^}]*)\}/gu;
const many = 60;

function isFaultKind(kind: string): kind is FaultKind {
  return (faultKinds as readonly string[]).includes(kind);
}

/** An answer as the model gives it, and the sentences in it that are bad. */
function answerFrom(written: string): { text: string; bad: Bad[] } {
  const bad: Bad[] = [];
  const text = written.replaceAll(marked, (_whole, kind: string, words: string) => {
    if (!isFaultKind(kind)) throw new Error(`No fault is called "${kind}".`);
    const given = words.trim();
    bad.push({ kind, text: given });
    if (kind === "too long")
      return Array.from({ length: many }, (_, at) => given.replace("#", `${at + 2}`)).join(" ");
    return given;
  });
  return { text, bad };
}

const detailsOf = (choices: readonly string[]) =>
  JSON.stringify({
    choices,
    scene: { place: null, mood: null, hour: null, weather: null, cast: null },
  });

function moveFrom(line: string): Move {
  if (line.startsWith(">> ")) return { kind: "choose", place: Number(line.slice(3)) - 1 };
  const words = line.slice(2).trim();
  if (words === "(continue)") return { kind: "continue" };
  if (words === "(immerse)") return { kind: "immerse" };
  if (words === "(end)") return { kind: "end" };
  return { kind: "type", words };
}

function turnFrom(written: string): ScriptedTurn {
  const lines = written.trim().split("\n");
  const move = moveFrom(lines.shift() ?? "");
  const notes: string[] = [];
  const told: string[] = [];
  const bad: Bad[] = [];
  let details = detailsOf([]);
  for (const line of lines) {
    if (line.startsWith("+ ")) notes.push(line.slice(2));
    else if (line.startsWith("? ")) details = detailsOf(line.slice(2).split(" | "));
    else if (line.startsWith("?title ")) details = JSON.stringify({ title: line.slice(7) });
    else if (line.startsWith("?json ")) {
      details = line.slice(6);
      bad.push({ kind: "broken JSON", text: details });
    } else told.push(line);
  }
  const answers = told
    .join("\n")
    .split(/^~~~$/mu)
    .map((one) => answerFrom(one.trim()));
  return {
    move,
    notes,
    bad: [...answers.flatMap((one) => one.bad), ...bad],
    recorded: { tells: answers.map(({ text }) => text), details },
  };
}

function plainTurn({ things, says, airs }: Plain, language: string, at: number): ScriptedTurn {
  const { look, ask } = phrases[language] ?? { look: "*", ask: "*" };
  const isAsked = at % 2 === 1;
  const of = isAsked ? says : things;
  const chosen = of[Math.floor(at / 2)];
  if (chosen === undefined) throw new Error("A sitting has too few things and sayings.");
  const { name, told } = chosen;
  const air = airs[at] ?? "";
  return {
    move: { kind: "type", words: (isAsked ? ask : look).replace("*", name) },
    notes: [],
    bad: [],
    recorded: { tells: [`${told} ${air}`.trim()], details: detailsOf([]) },
  };
}

const pairOf = (line: string) => {
  const [name = "", told = ""] = line.split(" = ");
  return { name: name.trim(), told: told.trim() };
};

/** Reads a sitting: its story's fields, what plain turns are made of, and the turns that were written one by one. */
export function sittingFrom(name: string, written: string): Sitting {
  const [head = "", ...parts] = written.split(/^@(?=\d)/mu);
  const fields = new Map<string, string[]>();
  for (const line of head.split("\n")) {
    const at = line.indexOf(": ");
    if (at < 0) continue;
    const field = line.slice(0, at);
    fields.set(field, [...(fields.get(field) ?? []), line.slice(at + 2).trim()]);
  }
  const all = (field: string) => fields.get(field) ?? [];
  const one = (field: string) => all(field).join("\n");
  const language = one("language");
  const plain = {
    things: all("thing").map(pairOf),
    says: all("says").map(pairOf),
    airs: all("air"),
  };
  const byHand = new Map(
    parts.map((part) => {
      const [number = ""] = /^\d+/u.exec(part) ?? [];
      return [Number(number), turnFrom(part.slice(number.length))];
    }),
  );
  let plainTurns = 0;
  const turns = Array.from({ length: turnsOfSitting }, (_, at) => {
    const scripted = byHand.get(at + 1);
    if (scripted) return scripted;
    const turn = plainTurn(plain, language, plainTurns);
    plainTurns += 1;
    return turn;
  });
  const about = (field: string) =>
    all(field).map((line) => {
      const { name: called, told } = pairOf(line);
      return { name: called, is: told, about: told };
    });
  return {
    name,
    title: one("title"),
    language,
    tagline: one("tagline"),
    premise: one("premise"),
    wishes: one("wishes"),
    tokens: Number(one("tokens")),
    bible: { cast: about("person"), places: about("place"), objects: about("object") },
    keeps: all("keeps"),
    turns,
  };
}
