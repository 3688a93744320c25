import { keepsCount, normalise } from "@katha/storygraph";
import { describe, expect, test } from "vitest";
import { typing, type TypingOptions } from "./typing.ts";

const bible = {
  cast: [
    { name: "You", is: "a daughter; you" },
    { name: "Hari", is: "a ferryman" },
  ],
  objects: [{ name: "the stick", about: "" }],
};
/** Words that sound like a greeting, and are none. */
const evening = {
  text: "Go out this evening with all of them.",
  target: "far",
  aliases: ["take them all out this evening", "evening with you all"],
};
const seeds = [1, 2, 3, 4, 5, 6, 7, 8];

type Written = Parameters<typeof normalise>[0];

function typedIn(written: Written, options: TypingOptions = {}, enough = false) {
  const story = {
    title: "The ferry",
    language: "en",
    contentRating: "family",
    prompt: "",
    systemPrompt: "",
    graph: normalise(written),
    bible,
  };
  const scenes = typing(story, options);
  let scene = scenes.next();
  while (!scene.done) scene = scenes.next(enough ? "enough" : undefined);
  return scene.value;
}

const over = { text: "It is over.", choices: [] };
const into = (text: string, target: string, more: object = {}) => ({ text, target, ...more });
const oneScene = (choices: object[], more: object = {}) => ({
  start_node: "bank",
  nodes: {
    bank: {
      text: "Hari waits by the boat with the stick in his hand.",
      cast: ["You", "Hari"],
      choices,
    },
    far: over,
    home: over,
  },
  ...more,
});
const row = into("Row across the river.", "far", { aliases: ["take the oars", "cross the water"] });
const home = into("Go home to your mother.", "home", { aliases: ["I walk back home"] });
const found = (written: Written, options?: TypingOptions) =>
  typedIn(written, options).findings.map(({ code, node, params }) =>
    Object.assign({ code, node }, params),
  );

describe("players who type", () => {
  test("find nothing where each choice is understood in its own words and in others", () => {
    const report = typedIn(oneScene([row, home]));
    expect(report.findings).toEqual([]);
    expect(report).toMatchObject({ scenes: 1, is_whole: true });
    expect(report.lines).toBeGreaterThan(8);
  });

  test("find another way of saying a choice that takes the choice beside it", () => {
    const wrong = { ...home, aliases: ["row across the river"] };
    expect(typedIn(oneScene([row, wrong])).findings).toEqual([
      {
        code: "choice_mistaken",
        severity: "warning",
        node: "bank",
        choice: 1,
        params: { choice: wrong.text, typed: "row across the river", taken: row.text },
      },
    ]);
  });

  test("do not mind where both choices do the same", () => {
    const wrong = into("Let the river carry you.", "far", { aliases: ["row across the river"] });
    expect(found(oneScene([row, wrong]))).toEqual([]);
    const counting = {
      qualities: { brave: { kind: "flag", name: "Brave", shown: true } },
      nodes: {},
    };
    const brave = { ...wrong, effects: [{ set: "brave", to: true }] };
    const story = { ...oneScene([row, brave]), qualities: counting.qualities };
    expect(keepsCount(normalise(story))).toBe(true);
    expect(found(story)).toMatchObject([{ code: "choice_mistaken", taken: row.text }]);
  });

  test("find the beginning of a long choice that does not take it", () => {
    const text = "Don't say a number. Say them by name, beginning with your daughter.";
    const aliases = ["say their names", "I name my daughter first"];
    const long = into(text, "far", { aliases });
    const typed = "Don't say a number";
    expect(found(oneScene([long, home]))).toEqual([]);
    expect(found(oneScene([{ ...long, not_for: ["don't say a number"] }, home]))).toEqual([
      { code: "choice_unheard", node: "bank", choice: text, typed },
    ]);
  });

  test("leave out a beginning that two choices share", () => {
    const one = into("Don't say a number. Say their names.", "far");
    const other = into("Don't say a number. Say nothing.", "home");
    expect(found(oneScene([one, other]))).toEqual([]);
  });

  test("find a greeting that takes a choice, and not where the choice is to greet", () => {
    const [stray] = seeds.flatMap((seed) => found(oneScene([evening, home]), { seed }));
    expect(stray).toEqual({
      code: "stray_taken",
      node: "bank",
      typed: "good evening to you all",
      taken: evening.text,
    });
    const greetings = ["hello there", "good evening to you all"];
    const thanks = ["thank you", "thank you for everything"];
    const polite = into("Greet him, and thank him.", "far", { aliases: greetings.concat(thanks) });
    for (const seed of seeds) expect(found(oneScene([polite, home]), { seed })).toEqual([]);
  });

  test("find a line for an answer that takes a choice, unless the choice is said just so", () => {
    const reactions = { look_stick: { acts: ["look"], about: "the stick", says: ["Old wood."] } };
    const aliases = ["look at the staff", "look at the cane", "look at the pole", "look at it"];
    const look = into("Turn round and look.", "far", { aliases });
    expect(found(oneScene([look, home], { reactions }))).toEqual([
      {
        code: "answer_outrun",
        node: "bank",
        entry: "look_stick",
        typed: "look at the stick",
        taken: look.text,
      },
    ]);
    const never = { ...look, not_for: ["look at the stick"] };
    expect(found(oneScene([never, home], { reactions }))).toEqual([]);
    const same = { ...look, aliases: [...aliases, "look at the stick"] };
    expect(found(oneScene([same, home], { reactions }))).toEqual([]);
  });

  test("count the answers that come", () => {
    const reactions = {
      stick: { acts: ["look"], about: "the stick", says: ["Old wood."] },
      hari: { acts: ["ask"], about: "Hari", topics: ["rope"], says: ["It holds."] },
    };
    const { answers } = typedIn(oneScene([row, home], { reactions }));
    expect(answers).toEqual({ tried: 2, came: 2 });
  });

  test("come to scenes whose choices open only on the way", () => {
    const key = { qualities: { key: { kind: "flag", name: "Key", shown: true } } };
    const report = typedIn({
      ...key,
      start_node: "bank",
      nodes: {
        bank: {
          text: "The bank.",
          choices: [
            into("Take the key.", "bank", { effects: [{ set: "key", to: true }], once: true }),
            into("Open the shed.", "far", {
              when: { quality: "key", value: true },
              aliases: ["take the key"],
            }),
            home,
          ],
        },
        far: over,
        home: over,
      },
    });
    expect(report.scenes).toBe(1);
    expect(report.lines).toBeGreaterThan(10);
  });

  test("type the same for the same seed, and other lines for another", () => {
    const story = oneScene([evening, home]);
    expect(typedIn(story, { seed: 7 })).toEqual(typedIn(story, { seed: 7 }));
    const typed = seeds.map((seed) => JSON.stringify(found(story, { seed })));
    expect(new Set(typed).size).toBeGreaterThan(1);
  });

  test("type no more than they may, in every scene some, and say so", () => {
    const scenes = Array.from({ length: 30 }, (_, at) => [
      `room_${at}`,
      { text: "A room.", choices: at < 29 ? [into(`Door ${at}`, `room_${at + 1}`)] : [] },
    ]);
    const story = { start_node: "room_0", nodes: Object.fromEntries(scenes) as object };
    expect(typedIn(story, { lines: 40 })).toMatchObject({
      lines: 40,
      scenes: 29,
      is_whole: false,
    });
    const cut = typedIn(story, {}, true);
    expect(cut).toMatchObject({ scenes: 1, is_whole: false });
  });

  test("find nothing in a story without scenes", () => {
    expect(typedIn({})).toMatchObject({ lines: 0, is_whole: true, findings: [] });
  });
});
