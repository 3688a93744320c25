import { expect, it } from "vitest";
import { faultyGraph, mapFindings } from "../../../../fixtures/author/story-maps.ts";
import type { StructureFinding } from "../structure.ts";
import { findingsToMend, nextScene } from "./StructureBar.tsx";

const finding = (
  node: string | null,
  severity: StructureFinding["severity"] = "warning",
): StructureFinding => ({ code: "empty_text", severity, message: "", node });

it("goes from error to error before anything else", () => {
  const { errors, placed } = findingsToMend(mapFindings);
  expect(errors).toHaveLength(2);
  const visited = [nextScene(placed, faultyGraph.start_node)];
  for (let step = 0; step < 2; step += 1) visited.push(nextScene(placed, visited.at(-1) ?? ""));
  expect(visited).toEqual(["reeds", "attic", "reeds"]);
});

it("goes round among warnings, past further ones of the same scene", () => {
  const { placed } = findingsToMend([finding("a"), finding("a"), finding(null), finding("b")]);
  expect(nextScene(placed, undefined)).toBe("a");
  expect(nextScene(placed, "a")).toBe("b");
  expect(nextScene(placed, "b")).toBe("a");
  expect(nextScene([], "a")).toBeNull();
});
