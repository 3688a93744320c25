import { normalise } from "@katha/storygraph";
import { deepest, fieldsOf, plainJson } from "@katha/storygraph/structure";
import { brokenAt } from "../broken-at.ts";
import type { Exported, ExportOptions, Imported } from "../exchange.ts";
import { ifidOf } from "../ifid.ts";
import { leftOutOfNodes } from "../left-out.ts";
import { Refused } from "../refused.ts";

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

/** The line where objects and lists stand deeper in one another than `most`; undefined where none do. */
export function tooDeepAt(text: string, most: number = deepest): number | undefined {
  let [depth, line] = [0, 1];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '"') at = stringEnd(text, at);
    else if (sign === "\n") line += 1;
    else if (sign === "}" || sign === "]") depth -= 1;
    else if (sign === "{" || sign === "[") {
      depth += 1;
      if (depth > most) return line;
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

function parsed(text: string): unknown {
  const line = tooDeepAt(text);
  if (line !== undefined) throw new Refused("too_deep", { line });
  try {
    return plainJson(JSON.parse(text));
  } catch (error) {
    throw new Refused("broken_json", brokenAt(text, error));
  }
}

/** Reads our own JSON or anything like it, and lists the fields that no node can hold as they were. */
export function importJson(text: string): Imported {
  const fields = fieldsOf(parsed(text));
  if (fields === undefined) throw new Refused("not_object");
  if (fields["inkVersion"] !== undefined) throw new Refused("compiled_ink");
  const structure = structureIn(fields);
  if (typeof structure["nodes"] !== "object" || structure["nodes"] === null)
    throw new Refused("no_nodes");
  const graph = normalise(structure);
  const title = structure === fields ? undefined : fields["title"];
  const ifid = ifidOf(structure) ?? ifidOf(fields);
  return {
    graph,
    structure: { ...structure, ...graph, ...(ifid !== undefined && { ifid }) },
    title: typeof title === "string" && title !== "" ? title : null,
    lost: leftOutOfNodes(structure, graph),
  };
}
