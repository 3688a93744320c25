import { normalise } from "@katha/storygraph";
import { expect, test } from "vitest";
import { aliasCounts, unclearAliases } from "./aliases.ts";
import { pagesOf } from "../read-stories.ts";

interface Written {
  text: string;
  aliases?: string[];
  not_for?: string[];
}

const sign = {
  text: "Sign.",
  aliases: ["put my name to it", "main sign karti hoon"],
} satisfies Written;

function story(...choices: Written[]) {
  const nodes = { start: { text: "Well?", choices }, later: { text: "And now?", choices: [sign] } };
  return { graph: normalise({ start_node: "start", nodes }), blurb: "" };
}

test("accepts aliases that name each choice in its own words", () => {
  const refuse = { text: "Refuse.", aliases: ["no, I won't"], not_for: ["Put my name to it"] };
  expect(unclearAliases(story(sign, refuse))).toEqual([]);
});

test("finds an alias that two choices of a scene share, whatever its case and punctuation", () => {
  const refuse = { text: "Refuse.", aliases: ["Put my name to it!"] };
  expect(unclearAliases(story(sign, refuse))).toEqual([
    'start: "Put my name to it!" is an alias twice',
  ]);
  expect(unclearAliases(story({ text: "Sign.", aliases: ["ok", "OK"] }))).toEqual([
    'start: "OK" is an alias twice',
  ]);
});

test("finds an alias that is the text of a choice of its scene", () => {
  expect(unclearAliases(story(sign, { text: "Refuse.", aliases: ["refuse", "sign"] }))).toEqual([
    'start: "refuse" is the text of a choice',
    'start: "sign" is the text of a choice',
  ]);
});

test("finds an alias that its own choice excludes", () => {
  const ask = { text: "Ask.", aliases: ["who is it"], not_for: ["Who is it?"] };
  expect(unclearAliases(story(ask))).toEqual(['start: "who is it" is an alias and in not_for']);
});

test("lets the same words mean another choice in another scene", () => {
  const refuse = { text: "Refuse.", aliases: sign.aliases };
  expect(unclearAliases(story(refuse))).toEqual([]);
});

test("a hub offers its storylets beside its own choices", () => {
  const { graph } = story(sign);
  const [hub = "", node] = Object.entries(graph.nodes)[0] ?? [];
  const storylet = {
    title: "See the notary.",
    hub: "",
    priority: 0,
    aliases: ["main sign karti hoon"],
  };
  const nodes = { [hub]: { ...node, text: "", choices: [sign], hub: { name: "", most: 0 } } };
  const led = { notary: { text: "", choices: [], storylet } };
  expect(unclearAliases({ graph: { ...graph, nodes: { ...nodes, ...led } } })).toEqual([
    'start: "main sign karti hoon" is an alias twice',
  ]);
  expect(aliasCounts({ ...graph, nodes: { ...nodes, ...led } })).toBe("1 with 2, 1 with 1");
});

test("counts how many choices have how many aliases", () => {
  expect(aliasCounts(story({ text: "Wait." }, sign, { text: "Go." }).graph)).toBe(
    "2 with 2, 2 with 0",
  );
});

test("players never read aliases", () => {
  expect(
    pagesOf(story(sign))
      .map(({ text }) => text)
      .join(),
  ).not.toContain("karti");
});
