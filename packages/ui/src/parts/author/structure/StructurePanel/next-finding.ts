import type { StructureFinding } from "../structure.ts";

/** The findings with a scene in the order in which they are gone through: errors, then all. */
export function findingsToMend(findings: readonly StructureFinding[]) {
  const errors = findings.filter(({ severity }) => severity === "error");
  const placed = [...errors, ...findings].filter(({ node }) => node !== null);
  return { errors, placed };
}

/** The scene of the first finding elsewhere after those of this scene; after the last, the first. */
export function nextScene(
  placed: readonly StructureFinding[],
  scene: string | undefined,
): string | null {
  const at = placed.findIndex(({ node }) => node === scene);
  const after = placed.slice(at + 1).find(({ node }) => node !== scene);
  return (after ?? placed[0])?.node ?? null;
}
