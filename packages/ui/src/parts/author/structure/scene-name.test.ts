import { expect, test } from "vitest";
import { freshName, nameFrom } from "./scene-name.ts";

const node = { text: "", choices: [] };

test("a name that is taken gets a number", () => {
  const graph = { start_node: "cave", nodes: { cave: node, cave_2: node } };
  expect(freshName(graph, "lake")).toBe("lake");
  expect(freshName(graph, "cave")).toBe("cave_3");
  expect(freshName(graph, "cave_2")).toBe("cave_3");
  expect(freshName(graph, "toString")).toBe("toString");
});

test("a scene is named after the words of the choice that leads to it", () => {
  expect(nameFrom("Row on!")).toBe("row_on");
  expect(nameFrom("नाव में बैठो।")).toBe("नाव_में_बैठो");
  expect(nameFrom("Ask the old ferryman what he knows of the queen")).toBe("ask_the_old_ferryman");
  expect(nameFrom("...")).toBe("");
});
