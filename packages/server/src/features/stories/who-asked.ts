import type { WhoAsked } from "@katha/api/contract";
import { normalise, qualityNamed, thingNamed } from "@katha/storygraph";

/** What a story asks its players before the first line; null if nothing. */
export function whoAsked(structure: Record<string, unknown>): WhoAsked | null {
  if (structure["who"] == null) return null;
  const graph = normalise({ ...structure, nodes: {} });
  const { who } = graph;
  if (who === undefined) return null;
  const qualities = who.qualities.flatMap((id) => {
    const quality = qualityNamed(graph, id);
    if (quality?.kind !== "text" && quality?.kind !== "one_of") return [];
    const { name, kind, start } = quality;
    return [{ id, name, kind, values: kind === "one_of" ? [...quality.values] : [], start }];
  });
  const things = who.things.flatMap((id) => {
    const thing = thingNamed(graph, id);
    return thing === undefined ? [] : [{ id, name: thing.name, about: thing.about }];
  });
  const isAsked = qualities.length > 0 || (things.length > 0 && who.things_most > 0);
  return isAsked ? { qualities, things, things_most: who.things_most } : null;
}
