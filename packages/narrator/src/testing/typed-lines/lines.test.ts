import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { catalogueFolder, readBook } from "@katha/catalogue";
import { describe, expect, test } from "vitest";

interface Line {
  node: string;
  said: string;
  kind: string;
  expect: { edge?: number; ask?: number[]; stay?: true; act?: string };
}

interface Sheet {
  story: string;
  language: string;
  lines: Line[];
}

const sheetNames = (half: string) =>
  readdirSync(path.join(import.meta.dirname, half)).filter((name) => name.endsWith(".json"));
const sheet = (half: string, name: string): Sheet =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, half, name), "utf8"));
const scenes = (story: string) =>
  readBook(catalogueFolder, story, { wordings: false, answers: false }).structure.nodes;

describe.each(["lines", "held-out"])("%s", (half) => {
  test.each(sheetNames(half))("%s names scenes and choices that its story has", (name) => {
    const { story, lines } = sheet(half, name);
    const nodes = scenes(story);
    const strays = lines.filter(({ node, expect: { edge, ask = [] } }) => {
      const choices = nodes[node]?.choices.length ?? 0;
      return choices === 0 || [edge ?? 0, ...ask].some((at) => at >= choices);
    });
    expect(strays).toEqual([]);
  });

  test.each(sheetNames(half))("%s expects one thing of each line", (name) => {
    const unclear = sheet(half, name).lines.filter(
      ({ expect: { edge, ask, stay, act } }) =>
        [edge !== undefined, ask !== undefined, stay === true].filter(Boolean).length !== 1 ||
        (stay === true && act === undefined),
    );
    expect(unclear).toEqual([]);
  });
});

test("both halves have the same stories, and no line in common", () => {
  expect(sheetNames("held-out")).toEqual(sheetNames("lines"));
  for (const name of sheetNames("lines")) {
    const own = new Set(sheet("lines", name).lines.map(({ said }) => said));
    expect(sheet("held-out", name).lines.filter(({ said }) => own.has(said))).toEqual([]);
  }
});
