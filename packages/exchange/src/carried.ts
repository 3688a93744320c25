import { type GraphNode, sameJson } from "@katha/storygraph";
import { fieldsOf } from "@katha/storygraph/structure";

/** The fields that players read; all others travel beside the text. */
export type SceneText = Pick<GraphNode, "text" | "choices">;

/**
 * What travels beside a node's text in a format that does not know our fields. `exact` is there
 * when the text alone would read differently, and counts only as long as nobody edits that text.
 */
export interface Carried {
  name?: string;
  fields?: Record<string, unknown>;
  exact?: SceneText;
}

export function carriedWith(
  name: string,
  shownName: string,
  node: GraphNode,
  readBack: SceneText,
): Carried {
  const { text, choices, ...fields } = node;
  return {
    ...(name !== shownName && { name }),
    ...(Object.keys(fields).length > 0 && { fields }),
    ...(!sameJson(readBack, { text, choices }) && { exact: { text, choices } }),
  };
}

export function carriedFrom(value: unknown): Carried {
  const given = fieldsOf(value) ?? {};
  const [fields, exact] = [fieldsOf(given["fields"]), fieldsOf(given["exact"])];
  return {
    ...(typeof given["name"] === "string" && { name: given["name"] }),
    ...(fields && { fields }),
    ...(exact && typeof exact["text"] === "string" && Array.isArray(exact["choices"])
      ? { exact: exact as unknown as SceneText }
      : {}),
  };
}
