import { describe, expect, it } from "vitest";
import {
  doneAgain,
  exchanged,
  imported,
  opened,
  operated,
  type StructureDocument,
  takenBack,
  typed,
  withoutFault,
} from "./structure-document.ts";

const structure = { start_node: "a", nodes: { a: { text: "A", choices: [], tint: "red" } } };
const text = JSON.stringify(structure, null, 2);
const rename = { kind: "rename_node", node: "a", name: "b" } as const;
const inStep = ({ history, text: written }: StructureDocument) =>
  expect(JSON.parse(written)).toEqual(history.structure);

describe("a structure and its JSON", () => {
  it("are in step after an operation, an undo and a redo", () => {
    const renamed = operated(opened(text), rename, 0);
    expect(JSON.parse(renamed.text)).toMatchObject({
      start_node: "b",
      nodes: { b: { tint: "red" } },
    });
    inStep(renamed);
    expect(takenBack(renamed).text).toBe(text);
    expect(doneAgain(takenBack(renamed)).text).toBe(renamed.text);
  });

  it("keep a text that cannot be read as it was typed, and the structure as it was", () => {
    const broken = typed(opened(text), '{"nodes": {', 0);
    expect(broken).toMatchObject({ text: '{"nodes": {', isFaulty: true });
    expect(broken.history.structure).toEqual(structure);
    expect(operated(broken, rename, 1)).toBe(broken);
    expect(withoutFault(broken)).toMatchObject({ text, isFaulty: false });
    for (const other of ["[1]", "5", "null"])
      expect(typed(opened(text), other, 0).isFaulty).toBe(true);
  });

  it("undo what was typed until it could be read as a single step", () => {
    const typing = ["{", '{"nodes"', '{"nodes":{}', '{"nodes":{}}', '{"nodes":{"z":"Z"}}'];
    const end = typing.reduce(
      (before, written, at) => typed(before, written, at * 100),
      opened(text),
    );
    expect(end).toMatchObject({ text: '{"nodes":{"z":"Z"}}', isFaulty: false });
    expect(end.history.past).toHaveLength(1);
    expect(JSON.parse(takenBack(end).text)).toEqual(structure);
  });

  it("keep a text's own form while it says the same", () => {
    const loose = `  ${JSON.stringify(structure)}\n`;
    const same = typed(opened(text), loose, 0);
    expect(same).toMatchObject({ text: loose, isFaulty: false });
    expect(same.history.past).toEqual([]);
  });

  it("can go back to what was there before another text took its place", () => {
    const other = exchanged(operated(opened(text), rename, 0), '{"nodes":{}}');
    expect(other.history.structure).toEqual({ nodes: {} });
    expect(takenBack(other).history.structure).toMatchObject({ start_node: "b" });
    const next = exchanged(other, '{"nodes":{"c":"C"}}');
    expect(next.history.past).toHaveLength(3);
  });

  it("undo an import as a single step, whatever was typed just before", () => {
    const other = { start_node: "z", nodes: { z: { text: "Z", choices: [] } } };
    const typing = typed(opened(text), '{"nodes":{"c":"C"}}', 0);
    const brought = imported(typing, other, "z.twee");
    expect(brought.history.past).toHaveLength(2);
    inStep(brought);
    expect(takenBack(brought).history.structure).toEqual({ nodes: { c: "C" } });
    expect(takenBack(takenBack(brought)).text).toBe(text);
    expect(doneAgain(takenBack(brought)).text).toBe(brought.text);
    const written = typed(brought, '{"nodes":{}}', 1);
    expect(written.history.past).toHaveLength(3);
    const broken = typed(opened(text), "{", 0);
    expect(imported(broken, other, "z.twee")).toBe(broken);
  });

  it("begin empty where the draft cannot be read, and keep the draft", () => {
    expect(opened("{")).toMatchObject({ text: "{", isFaulty: true });
    expect(opened("")).toMatchObject({ text: "", isFaulty: false });
  });
});
