import { objectOf } from "./coerce.ts";

export interface StructureCountsValue {
  totalScenes: number;
  branchingPoints: number;
  possibleEndings: number;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The number of scenes, of scenes with several choices, and of scenes without any. */
export function countStructure(structureText: string): StructureCountsValue | undefined {
  const { nodes } = objectOf(structureText);
  if (!isRecord(nodes)) return undefined;
  const ways = Object.values(nodes).map((node) =>
    isRecord(node) && Array.isArray(node["choices"]) ? node["choices"].length : 0,
  );
  if (ways.length === 0) return undefined;
  return {
    totalScenes: ways.length,
    branchingPoints: ways.filter((count) => count > 1).length,
    possibleEndings: ways.filter((count) => count === 0).length,
  };
}
