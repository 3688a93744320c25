import { type Condition, type Effect, normalise, type StoryGraph } from "@katha/storygraph";
import type { Loss } from "../lost.ts";
import { idiomsOf } from "../ours/idioms.ts";
import type { Edited, Locked } from "../ours/restoring.ts";
import { restoredStory, type Reread } from "../ours/restored-story.ts";
import { tokenised } from "../ours/tokenised.ts";
import { effectVariable } from "../ours/tokens.ts";
import { allOf } from "../script/condition.ts";
import { compileScript } from "../script/story.ts";
import { onwardIn } from "../onward.ts";
import { quoted } from "./macros/dialect.ts";
import { readMacros } from "./macros/read.ts";
import type { Passage } from "./passages.ts";
import { markInSugar, writtenSugar, type WrittenPassage } from "./written.ts";

/** A passage and its scene. */
export interface ScenePassage extends Passage {
  node: string;
  /** Whether our notes say what we wrote there. */
  isNoted: boolean;
}

const nothing: WrittenPassage = {
  around: { before: "", after: "" },
  head: [],
  paragraphs: [],
  offers: [],
  end: [],
};

const lockedLine =
  /^<<if ((?:[^>]|>(?!>))*)>>(\[\[[^\n]*?\]\]|<<link ("(?:\\.|[^"\\])*")[^\n]*?<<\/link>>)<<else>>([^\n<[]*)<<\/if>>$/u;

interface LockedLine {
  /** The choice without its text for when it is locked. */
  offered: string;
  words: string;
  said: string;
  locked: Locked;
}

/** A choice shown as locked there, by its current words or by words we wrote earlier. */
function lockedIn(line: string, before: readonly LockedLine[]): LockedLine | null {
  const [, when = "", link = "", quotedWords, said = ""] = lockedLine.exec(line) ?? [];
  const words = quoted(quotedWords) ?? /^\[\[(.*?)->/u.exec(link)?.[1] ?? "";
  if (words === "") return null;
  const isBefore = before.some((one) => one.said === said);
  if (!isBefore && !said.startsWith(words)) return null;
  const [, reason = null] = /^ \((.*)\)$/u.exec(said.slice(words.length)) ?? [];
  const locked = isBefore ? "as_before" : { reason };
  return { offered: `<<if ${when}>>${link}<</if>>`, words, said, locked };
}

/** A passage without the diversions around it; null where they are not as we wrote them. */
function within(body: string, { around }: WrittenPassage): string | null {
  const { before, after } = around;
  if (before === "") return body;
  const [from, to] = [body.indexOf(before), body.lastIndexOf(after)];
  if (from === -1 || to < from) return null;
  // An author adds lines above all of it, or below.
  return body.slice(0, from) + body.slice(from + before.length, to) + body.slice(to + after.length);
}

/** The macros of a line, none with another within. */
function macrosIn(line: string): string[] {
  return line.split(">>").flatMap((before) => {
    const at = before.lastIndexOf("<<");
    return at === -1 ? [] : [before.slice(at)];
  });
}

/** Whether passages include one another, so that all have to be read together. */
export function isWoven(told: readonly Passage[]): boolean {
  return told.some(({ body }) => /<<(?:include|display)\b/.test(body));
}

/** A story that we wrote for SugarCube and that was edited since: whatever was not edited comes from our notes. */
export function editedTwee(
  told: readonly ScenePassage[],
  init: readonly Passage[],
  written: object,
): { graph: StoryGraph; lost: Loss[] } {
  const graph = normalise(written);
  const { parts, bodies, init: sets, writing } = writtenSugar(graph);
  const kept = new Set(
    told.flatMap(({ node, body, isNoted }) =>
      isNoted && bodies.get(node)?.trimEnd() === body ? [node] : [],
    ),
  );
  if (kept.size === told.length && init.map(({ body }) => body).join("\n") === sets)
    return { graph, lost: [] };
  const idioms = idiomsOf(writing, {
    markOut: markInSugar,
    effectIn: (lines) => lines,
    beginningOf: (lines) => macrosIn(lines.join(""))[0] ?? "",
  });
  const read = (whole: ReadonlySet<string>): Reread => {
    const authored: Effect[] = [];
    const edited = new Map<string, Edited>();
    const reread = told.map((passage): ScenePassage => {
      const { node, name, body, line } = passage;
      if (kept.has(node)) return { ...passage, body: "" };
      const own = parts.get(node) ?? nothing;
      const inner = within(body, own);
      const rows = (inner ?? body)
        .split("\n")
        .map((text, at) => ({ text: text.trimEnd(), line: line + at }));
      const left = tokenised(rows, {
        parts: own,
        effects: idioms.effectsAt(node, new Set(rows.flatMap(({ text }) => macrosIn(text)))),
        marks: idioms.marksAt(node),
        authored,
        choiceLine: (token) => `[[${token}->${name}]]`,
        effectLine: (number) => `<<set $${effectVariable} to ${number}>>`,
        isInline: true,
        keepsWhole: !whole.has(node),
      });
      const locked = new Map<string, Locked>();
      const before = own.offers.flatMap(({ lines }) => lockedIn(lines.join("\n"), []) ?? []);
      const lines = left.rows.map(({ text }) => {
        const found = lockedIn(text, before);
        if (found !== null) locked.set(found.words, found.locked);
        return found?.offered ?? text;
      });
      const notes = graph.nodes[node] ?? { text: "", choices: [] };
      const hasHead = left.hasHead && inner !== null;
      edited.set(node, { node, notes, parts: own, left: { ...left, hasHead }, locked });
      return { ...passage, body: lines.join("\n") };
    });
    const lost: Loss[] = [];
    const start = graph.start_node;
    const script = readMacros(reread, { init, format: "sugarcube", start, lost });
    const onward = onwardIn(told.map(({ body }) => body).join("\n"));
    const compiled = compileScript({ ...script, onward, known: idioms.known });
    return {
      compiled: { ...compiled, lost: [...lost, ...compiled.lost] },
      declared: script.declared,
      authored,
      edited,
    };
  };
  const hub = writing.variables.of({ of: "hub" });
  const isHub = (target: string) => (part: Condition) =>
    "quality" in part && part.quality === hub && "value" in part && part.value === target;
  return restoredStory({
    graph,
    writing,
    idioms,
    nodes: new Map(told.map(({ name, node }) => [name, node])),
    kept,
    read,
    backToHub: (target, when) => {
      const asked = when === undefined ? [] : "all" in when ? when.all : [when];
      if (!asked.some(isHub(target))) return null;
      const rest = asked.filter((part) => !isHub(target)(part));
      return { when: rest.length === 0 ? undefined : allOf(rest) };
    },
    isOurs: () => false,
  });
}
