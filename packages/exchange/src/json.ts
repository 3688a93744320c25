import { normalise } from "@katha/storygraph";
import { deepest, fieldsOf, plainJson } from "@katha/storygraph/structure";
import { brokenAt } from "./broken-at.ts";
import { type Exported, type ExportOptions, type Imported, unreadable } from "./exchange.ts";
import { ifidOf } from "./ifid.ts";
import { leftOutOfNodes } from "./left-out.ts";

/** Everything that was written, unchanged. */
export function exportJson(written: object, options: ExportOptions = {}): Exported {
  const ifid = ifidOf(written, options.ifid);
  const named = ifid === undefined ? written : { ifid, ...written };
  const text = `${JSON.stringify(plainJson(named), null, 2)}\n`;
  return { text, lost: [], beside: [], renamed: [] };
}

/** A structure by itself, or in a story that was saved whole. */
function structureIn(fields: Record<string, unknown>): Record<string, unknown> {
  return fields["nodes"] === undefined ? (fieldsOf(fields["story_structure"]) ?? fields) : fields;
}

/** The line where objects and lists stand deeper in one another than we keep them; undefined where none do. */
function tooDeepAt(text: string): number | undefined {
  let [depth, line] = [0, 1];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '"') at = stringEnd(text, at);
    else if (sign === "\n") line += 1;
    else if (sign === "}" || sign === "]") depth -= 1;
    else if (sign === "{" || sign === "[") {
      depth += 1;
      if (depth > deepest) return line;
    }
  }
  return undefined;
}

function stringEnd(text: string, open: number): number {
  for (let at = open + 1; at < text.length; at += 1) {
    if (text.charAt(at) === '"') return at;
    if (text.charAt(at) === "\\") at += 1;
  }
  return text.length;
}

/** Reads our own JSON or anything like it, and lists the fields that no node can hold as they were. */
export function importJson(text: string): Imported {
  const bare = text.replace(/^\uFEFF/, "");
  const line = tooDeepAt(bare);
  if (line !== undefined) return unreadable({ why: "too_deep", line });
  let written: unknown;
  try {
    written = plainJson(JSON.parse(bare));
  } catch (error) {
    return unreadable({ why: "broken_json", ...brokenAt(bare, error) });
  }
  const fields = fieldsOf(written);
  if (fields === undefined) return unreadable({ why: "not_object" });
  if (fields["inkVersion"] !== undefined) return unreadable({ why: "compiled_ink" });
  const structure = structureIn(fields);
  const graph = normalise(structure);
  if (typeof structure["nodes"] !== "object" || structure["nodes"] === null)
    return unreadable({ why: "no_nodes" });
  const title = structure === fields ? undefined : fields["title"];
  return {
    graph,
    structure: { ...structure, ...graph },
    title: typeof title === "string" && title !== "" ? title : null,
    lost: leftOutOfNodes(structure, graph),
  };
}
