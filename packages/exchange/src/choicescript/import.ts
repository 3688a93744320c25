import { normalise } from "@katha/storygraph";
import { PartsMade } from "../bounds.ts";
import { imported, type Imported } from "../exchange.ts";
import { ifidIn } from "../ifid.ts";
import { inOrder } from "../in-order.ts";
import { loss, type Loss } from "../lost.ts";
import { Refused } from "../refused.ts";
import type { Declared } from "../script/infer.ts";
import { onwardIn } from "../onward.ts";
import { everyStatement, type Section, type Statement } from "../script/statement.ts";
import { compileScript } from "../script/story.ts";
import { linesIn, Lines, type Line, scenesIn } from "./lines.ts";
import { type Reader, statements } from "./read.ts";

/** The order of the scenes, as `*scene_list` says it. */
function listedScenes(lines: readonly Line[]): string[] {
  const at = lines.findIndex(({ text }) => text === "*scene_list");
  const head = lines[at];
  if (head === undefined) return [];
  const after = lines.slice(at + 1);
  const end = after.findIndex(({ text, indent }) => text !== "" && indent <= head.indent);
  return after
    .slice(0, end === -1 ? undefined : end)
    .flatMap(({ text }) => (text === "" ? [] : [text.replace(/^\$\s*/, "").toLowerCase()]));
}

/** The target of a `*gosub`, up to its `*return`, becomes a section of its own. */
function withSubroutines(section: Section, called: ReadonlySet<string>): Section[] {
  const sections: Section[] = [];
  const rest: Statement[] = [];
  const { body } = section;
  const returns = body.flatMap(({ kind }, at) => (kind === "return" ? [at] : []));
  let nextReturn = 0;
  for (let at = 0; at < body.length; at += 1) {
    const one = body[at];
    if (one === undefined) break;
    while ((returns[nextReturn] ?? body.length) <= at) nextReturn += 1;
    const end = returns[nextReturn];
    if (one.kind !== "label" || !called.has(one.name) || end === undefined) rest.push(one);
    else {
      sections.push({ name: one.name, node: one.name, body: body.slice(at + 1, end + 1) });
      rest.push({ kind: "goto", target: one.name, line: 0 });
      at = end;
    }
  }
  return [{ ...section, body: rest }, ...sections];
}

/** A story from ChoiceScript: one scene, or several in one text. */
export function importChoiceScript(text: string): Imported {
  const lines = linesIn(text);
  const scenes = scenesIn(lines);
  if (lines.every((line) => line.text === "")) throw new Refused("no_scene");
  const lost: Loss[] = [];
  const declared: Declared[] = [];
  const [shown, asked] = [new Map<string, string>(), new Set<string>()];
  const listed = listedScenes(lines);
  const order = listed.length > 0 ? listed : scenes.map(({ name }) => name);
  const names = new Set(scenes.map(({ name }) => name));
  const nextOf = new Map(order.map((name, at) => [name, order[at + 1]] as const).toReversed());
  const parts = new PartsMade();
  let count = 0;
  const read = scenes.map(({ name, lines: own }): Section => {
    const next = nextOf.get(name);
    const reader: Reader = {
      lost,
      scene: name,
      declared,
      shown,
      asked,
      nextScene: next !== undefined && names.has(next) ? next : null,
      unique: () => `${(count += 1)}`,
      hidesReuse: { value: false },
      depth: { value: 0 },
      parts,
    };
    return { name, node: name, body: statements(new Lines(own), reader) };
  });
  const all = read.flatMap(({ body }) => Array.from(everyStatement(body)));
  const called = new Set(all.flatMap((one) => (one.kind === "tunnel" ? [one.target] : [])));
  for (const scene of order)
    if (!names.has(scene)) lost.push(loss("include", null, { file: scene }));
  const named = declared.map((one) => {
    const label = shown.get(one.name);
    return label === undefined ? one : Object.assign({}, one, { shownAs: label });
  });
  const [first] = read;
  const compiled = compileScript({
    sections: read.flatMap((section) => withSubroutines(section, called)),
    declared: named,
    start: first?.name ?? "",
    onward: onwardIn(text),
  });
  const who = Array.from(asked).filter((name) => Object.hasOwn(compiled.qualities, name));
  const graph = normalise({
    start_node: first?.name,
    nodes: Object.fromEntries(compiled.nodes),
    qualities: compiled.qualities,
    ...(who.length > 0 && { who: { qualities: who } }),
  });
  const title = lines
    .find((line) => line.text.startsWith("*title "))
    ?.text.slice(7)
    .trim();
  const ifid = ifidIn(text, /^[ \t]{0,9}\*ifid[ \t]+([\w-]{8,63})/m);
  return imported(graph, title || null, inOrder([...lost, ...compiled.lost]), ifid);
}
