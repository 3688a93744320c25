import { answerTo, type ExchangeAnswer } from "@katha/authoring";
import { type Loss, type LossParams, unreadables } from "@katha/exchange";
import type { WrittenStructure } from "@katha/storygraph";
import { exchangeMessages, structureMessages } from "@katha/ui/screens";
import { expect, it } from "vitest";
import { exportPreviews, importPreview, lossSentence, refusalSentence } from "./previews.ts";

/** Returns the key and the values instead of a message. */
const t = (key: string, params: object = {}) => `${key} ${Object.values(params).join(",")}`.trim();
const words = { t, tStructure: t };
const asked = <Kind extends ExchangeAnswer["kind"]>(kind: Kind, answer: ExchangeAnswer) => {
  if (answer.kind !== kind) throw new Error(`That answers an ${answer.kind}`);
  return answer as Extract<ExchangeAnswer, { kind: Kind }>;
};
const preview = (text: string, file = "") => {
  const bytes = new TextEncoder().encode(text);
  const question = { kind: "import", bytes, file, rating: "family" } as const;
  return importPreview(asked("import", answerTo(question)).preview, words);
};
const exported = (structure: WrittenStructure) =>
  exportPreviews(
    asked("export", answerTo({ kind: "export", structure, title: "The Ford" })).files,
    words,
  );

it("shows what would be imported, its faults and its losses", () => {
  const twee =
    ':: StoryTitle\nFord\n\n:: Start\nWater. [[Wade->Far]]\n\n:: Far {"colour":"red"}\nDry.';
  expect(preview(twee)).toMatchObject({
    kind: "story",
    format: "format.twee",
    title: "Ford",
    scenes: 2,
    endings: 1,
    start: "Start",
    findings: [],
    losses: [{ node: "Far", message: "loss.field colour" }],
  });
  expect(preview(":: Start\nWater. [[Wade->Nowhere]]")).toMatchObject({
    findings: expect.arrayContaining([expect.objectContaining({ code: "broken_link" })]),
  });
});

it("shows the line where a text broke", () => {
  expect(preview('{\n  "nodes": {,\n')).toEqual({
    kind: "unreadable",
    message: "unreadable.broken_json_at 2,13",
    line: { at: 2, text: '"nodes": {,' },
  });
  expect(preview("Once", "once.twee")).toMatchObject({ line: { at: 1, text: "Once" } });
  expect(preview("Once")).toEqual({ kind: "unreadable", message: "unreadable.unknown" });
});

it("explains every reason why a text cannot be read", () => {
  for (const why of unreadables) {
    const [key] = refusalSentence({ kind: "refused", why }, words).split(" ");
    expect(Object.keys(exchangeMessages)).toContain(key);
  }
  expect(Object.keys(structureMessages)).toContain("did.import");
});

const code = "(a:)";
const name = "Mira";
const examples: LossParams = {
  field: { field: "colour" },
  not_story: { name },
  twice: { name },
  condition: { code },
  odds: { code },
  effect: { code },
  random: { code },
  variable: { name },
  storylet: { title: "A storm" },
  left_out: { code },
  include: { file: "more.ink" },
  asked_before: { name },
  not_played: { field: "reactions" },
  locked_hidden: { choice: "Row" },
  logic: { code },
  became_choice: { target: "Far" },
  once_only: { choice: "Row" },
  became_node: { node: "Far" },
  before_first: { line: 1 },
  broken_settings: { name, line: 2 },
  open_comment: { line: 3 },
};

it("has a value for everything in the sentence of a loss", () => {
  const lacking: string[] = [];
  const say = (key: string, params: object = {}) => {
    const { message } = exchangeMessages[key as keyof typeof exchangeMessages];
    const names = JSON.stringify(message).matchAll(/\["([^"]+)"\]/g);
    for (const [, value = ""] of names) if (!(value in params)) lacking.push(`${key}: ${value}`);
    return key;
  };
  for (const [loss, params] of Object.entries(examples))
    lossSentence({ code: loss, node: null, params } as Loss, { t: say, tStructure: t });
  expect(lacking).toEqual([]);
});

it("lists for each file what it would leave out", () => {
  const structure = { theme: "night", nodes: { "a b": { text: "A", mood: "calm" } } };
  const [twee, ink, json] = exported(structure);
  expect(twee).toMatchObject({ file: "The Ford.twee", beside: ["detail.mood"], renamed: 0 });
  expect(ink).toMatchObject({ renamed: 1, losses: [{ message: "loss.field theme" }] });
  expect(json).toEqual({
    format: "json",
    file: "The Ford.json",
    losses: [],
    beside: [],
    renamed: 0,
  });
});

it("names what is exported along with a story as the editor does", () => {
  const structure = {
    start_node: "shore",
    nodes: { shore: { text: "A", nudges: ["Wind."], choices: [] } },
    reactions: { hum: { acts: [], about: "", topics: [], says: ["Hm."] } },
  };
  const [twee] = exported(structure);
  expect(twee).toMatchObject({
    beside: ["field.nudges"],
    losses: [{ message: "loss.not_played field.reactions" }],
  });
});
