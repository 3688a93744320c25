import { isObject, objectOf } from "./coerce.ts";

/** The number of scenes, of scenes with several choices, and of scenes without any. */
export function countStructure(structureText: string) {
  const { nodes } = objectOf(structureText);
  if (!isObject(nodes)) return undefined;
  const ways = Object.values(nodes).map((node) =>
    isObject(node) && Array.isArray(node["choices"]) ? node["choices"].length : 0,
  );
  if (ways.length === 0) return undefined;
  return {
    totalScenes: ways.length,
    branchingPoints: ways.filter((count) => count > 1).length,
    possibleEndings: ways.filter((count) => count === 0).length,
  };
}
