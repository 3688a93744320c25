import { loss, type Loss } from "../../lost.ts";
import { PartsMade } from "../../bounds.ts";
import type { Section } from "../../script/statement.ts";
import type { Declared } from "../../script/infer.ts";
import { onwardIn } from "../../onward.ts";
import type { Script } from "../../script/story.ts";
import { withThreads } from "../../script/threads.ts";
import type { Passage } from "../passages.ts";
import type { Reading } from "./dialect.ts";
import { harlowe } from "./harlowe.ts";
import { sugarcube } from "./sugarcube.ts";

export type StoryFormat = "sugarcube" | "harlowe";

const sugarMacro = /<<\/?[A-Za-z=-]/;

/** `<<name …>>` on one line, or a link that sets a variable. */
function hasSugar(text: string): boolean {
  return text.split("\n").some((line) => {
    const begins = sugarMacro.exec(line);
    const closes = begins !== null && line.includes(">>", begins.index + begins[0].length);
    return closes || /\]\[[$_]/.test(line);
  });
}

const harloweMacro = /\((?:set|put|if|unless|link-?[a-z-]*|go-?to|print|display|else-?if):/i;
const hasMacros: Readonly<Record<StoryFormat, (text: string) => boolean>> = {
  sugarcube: hasSugar,
  harlowe: (text) => harloweMacro.test(text),
};

/** The format that a story names or that its macros look like; null for a story without macros. */
export function formatOf(said: unknown, passages: readonly Passage[]): StoryFormat | null {
  const named = typeof said === "string" ? said.toLowerCase() : "";
  const looks = (format: StoryFormat) => passages.some(({ body }) => hasMacros[format](body));
  if (named.startsWith("sugarcube")) return looks("sugarcube") ? "sugarcube" : null;
  if (named.startsWith("harlowe")) return looks("harlowe") ? "harlowe" : null;
  return looks("sugarcube") ? "sugarcube" : looks("harlowe") ? "harlowe" : null;
}

interface ScenePassage extends Passage {
  node: string;
}

/** The script of passages with macros. `init` are those that set variables before the first one. */
export function readMacros(
  told: readonly ScenePassage[],
  {
    init,
    format,
    start,
    lost,
  }: { init: readonly Passage[]; format: StoryFormat; start: string; lost: Loss[] },
): Script {
  const names = new Set(told.map(({ name }) => name));
  let count = 0;
  const reading = ({ name, line }: Passage): Reading => ({
    passage: name,
    line,
    lost,
    isPassage: (one) => names.has(one),
    unique: () => `${(count += 1)}`,
  });
  const read = (passage: Passage) =>
    format === "sugarcube"
      ? sugarcube(passage.body, reading(passage))
      : harlowe(passage.body, reading(passage));
  const declared = new Map<string, Declared>();
  for (const passage of init)
    for (const statement of read(passage)) {
      if (statement.kind === "text" && statement.text.trim() === "") continue;
      const line = statement.kind === "set" ? statement.to.line : passage.line;
      if (statement.kind === "set" && statement.to.of?.kind === "value")
        declared.set(statement.name, { name: statement.name, start: statement.to.of, line });
      else {
        const code = statement.kind === "set" ? statement.to.code : passage.name;
        lost.push(loss("left_out", null, { code }, line));
      }
    }
  const bodies = new Map(told.map((passage) => [passage.name, read(passage)] as const));
  const parts = new PartsMade();
  const sections: Section[] = told.map(({ name, node }) => ({
    name,
    node,
    body: withThreads(bodies.get(name) ?? [], bodies, { node: name, lost, parts }),
  }));
  const words = told.map(({ body }) => body).join("\n");
  return { sections, declared: [...declared.values()], start, onward: onwardIn(words) };
}
