import { assert, asyncProperty, constantFrom, string } from "fast-check";
import { normalise } from "@katha/storygraph";
import { describe, expect, test } from "vitest";
import { nextPosition, startPosition, isOver, offersAt } from "../position/index.ts";
import { understand } from "../understanding/index.ts";
import { anyGraph, anyMoves } from "../testing/stories/any-play.ts";
import type { Passage, Step, NarrationEvent } from "../port.ts";
import { builtInNarrator } from "./index.ts";
import { edgeTo, graph, builtInTurn, opening, story } from "../testing/narrators/built-in-turn.ts";

describe("a way taken", () => {
  test("by its own words is told in the author's alone, and ends in no offers", async () => {
    const choice = "Step into the ferry.";
    const { narrative, offers, last } = await builtInTurn({
      ...edgeTo("isle", choice),
      said: choice,
    });
    expect(narrative).toBe("The isle is small and dry.");
    expect(offers).toEqual([]);
    expect(last).toEqual({ kind: "done", servedBy: "katha", usage: null });
  });

  test("by the player's words is told in the author's alone, since their own stand above it", async () => {
    for (const said of ["i step into my ferry", "Ferry, take me over!"]) {
      const { narrative } = await builtInTurn({ ...edgeTo("isle", "Step into the ferry."), said });
      expect(narrative).toBe("The isle is small and dry.");
    }
  });

  test("begins with what a model wrote to lead from the player's words to the scene", async () => {
    const bridge = "You push off before anybody can say no.";
    const { narrative } = await builtInTurn({ ...edgeTo("isle", "Step into the ferry."), bridge });
    expect(narrative).toBe(`${bridge}\n\nThe isle is small and dry.`);
  });
});

describe("a detour", () => {
  test("begins with the player's words: speech as speech, an attempt as an attempt", async () => {
    const first = async (said: string) =>
      (await builtInTurn({ said })).narrative.split(/(?<=[.?!]"?) /u)[0];
    expect(await first('"Why is the river up?"')).toBe('"Why is the river up?"');
    expect(await first("I take my lamp and break it")).toBe(
      "You try to take your lamp and break it.",
    );
    expect(await first("run to the hills")).toBe("You start to run to the hills.");
    expect(await first("wait\n\n# and <b>watch</b>")).toBe("You wait and watch.");
    expect(await first("I will swim if nobody rows")).toBe('"I will swim if nobody rows."');
  });

  test("is told in Hindi as who is played, or is left to the story", async () => {
    const text = "तुम घाट पर खड़े हो। नाव दूर है। पानी धीरे बहता है।";
    const nodes = { a: { text, choices: ["चलो।", "रुको।"], cast: ["नील"] }, b: { text: "अंत।" } };
    const bible = { cast: [{ name: "नील", is: "तुम: नाविक", garment: "man" }] };
    const whole = { ...story, language: "hi", bible, graph: normalise({ nodes }) };
    const first = async (said: string) => (await builtInTurn({ story: whole, said })).narrative;
    expect(await first("मैं घंटी बजाता हूँ")).toMatch(/^तुम घंटी बजाते हो।/u);
    expect(await first("मैं घंटी बजाती हूँ")).not.toContain("बजाती हूँ");
  });

  test("says plainly what comes of it, of whom and what was spoken", async () => {
    const told = async (said: string) => (await builtInTurn({ said })).narrative;
    expect(await told("ask Nila who she waits for")).toMatch(/^You ask Nila .*\bNila\b.*\.$/u);
    expect(await told("look at the lamp")).toContain("The lamp: brass, with a dent.");
    expect(await told("who are you?")).toMatch(/^"Who are you\?" .*Nila/u);
    expect(await told("I kiss Nila")).toMatch(/^You try to kiss Nila\. .*Nila/u);
    expect(await told("kiss nila")).toMatch(/^You try to kiss Nila\. .*Nila/u);
    expect(await told("kiss the frog")).toMatch(
      /^You try to kiss the frog\. (?!.*Nila (?:moves|will|lets))/u,
    );
  });

  test("says another line where one was said, and never a proverb or a line of the scene", async () => {
    const passages: Passage[] = [opening];
    const answers = new Set<string>();
    for (const said of ["hit the rope", "kick the boat", "open the lamp"]) {
      const { narrative } = await builtInTurn({ said, passages });
      answers.add(narrative.replace(/^.*?[.!] /u, ""));
      passages.push({ turnId: said, action: "custom_action", said, text: narrative, node: "ford" });
    }
    expect(answers.size).toBe(3);
  });

  test("says nothing of what readers were not promised", async () => {
    const step: Step = { way: "refusal", because: "impossible" };
    const { narrative } = await builtInTurn({ said: "I buy cocaine from Nila", step });
    expect(narrative).not.toMatch(/cocaine/iu);
    expect(narrative.length).toBeGreaterThan(20);
  });

  test("is the same in each voice: no model, one narrator", async () => {
    const [first, second] = await Promise.all([
      builtInTurn({ said: "I wait", voice: "meera" }),
      builtInTurn({ said: "I wait", voice: "vyasa" }),
    ]);
    expect(first.narrative).toBe(second.narrative);
  });

  test("in another language is something of the scene, and nothing of ours that is not in that language", async () => {
    const text = "নদী উঠেছে। ঘাটে একটা লণ্ঠন জ্বলছে। নীলা দড়ি ধরে আছে। রাস্তাটা অন্ধকার। কেউ আসে না।";
    const nodes = {
      a: { text, choices: ["ওঠো।", "ফেরো।"], beats: ["নদী উঠেছে"] },
      b: { text: "শেষ।" },
    };
    const bengali = { ...story, language: "bn", bible: {}, graph: normalise({ nodes }) };
    const { narrative } = await builtInTurn({ story: bengali, said: "আমি দাঁড়িয়ে থাকি" });
    expect(narrative).toBe("নীলা দড়ি ধরে আছে।");
    expect(narrative).not.toMatch(/[a-z]/iu);
  });
});

test("after the end the ending is named, with what can be done, and nothing is offered", async () => {
  const { position } = edgeTo("isle", "Step into the ferry.");
  const step: Step = { way: "refusal", because: "over" };
  const { narrative, offers } = await builtInTurn({
    ...(position && { position }),
    step,
    action: "continue",
  });
  expect(narrative).toContain("Dry Feet");
  expect(narrative).toContain("The story has ended.");
  expect(offers).toEqual([]);
});

test("comes in small pieces, and stops where it is told to", async () => {
  const { narrative, pieces } = await builtInTurn({ said: "I wait" });
  expect(pieces.join("")).toBe(narrative);
  expect(Math.max(...pieces.map((piece) => piece.trim().split(/\s+/u).length))).toBeLessThanOrEqual(
    4,
  );
  const stop = new AbortController();
  const stream = builtInNarrator.narrate(
    {
      story,
      action: "continue",
      said: null,
      step: { way: "detour", beat: 0 },
      before: startPosition(graph),
      position: startPosition(graph),
      passages: [opening],
      memory: [],
      voice: "meera",
      seed: "2",
    },
    stop.signal,
  );
  const told: NarrationEvent[] = [];
  await expect(async () => {
    for await (const event of stream) {
      told.push(event);
      stop.abort();
    }
  }).rejects.toThrow(/abort/iu);
  expect(told).toHaveLength(1);
});

test("tells any graph to any player in any language, and leaves something to do until it is over", async () => {
  await assert(
    asyncProperty(
      anyGraph,
      anyMoves,
      constantFrom("en", "hi", "ta", "xx-strange"),
      constantFrom("meera", "another"),
      string(),
      async (any, moves, language, voice, seed) => {
        const whole = { ...story, graph: any, language, bible: null };
        let position = startPosition(any);
        const passages: Passage[] = [];
        for (const [action, said] of moves) {
          const offers = offersAt(any, position);
          const step = understand({ story: whole, position, action, said, offers, passages });
          position = nextPosition(any, position, step);
          const told = await builtInTurn({
            story: whole,
            action,
            said,
            step,
            position,
            passages,
            voice,
            seed,
          });
          expect(`${told.narrative}${told.setup}`).not.toBe("");
          expect(`${told.narrative}${told.setup}`).not.toMatch(/undefined|\{|\}/u);
          expect(told.offers.length > 0).toBe(!isOver(any, position));
          passages.push({ turnId: seed, action, said, text: told.narrative, node: position.node });
        }
      },
    ),
    { numRuns: 200 },
  );
});

test("a story without scenes is not told, and its player is told so in the story's language", async () => {
  const asked = { story: { ...story, graph: normalise({}) }, passages: [] };
  expect((await builtInTurn(asked)).narrative).toContain("no written scenes");
  expect((await builtInTurn({ ...asked, action: "immerse" })).setup).toContain("no written scenes");
  const inHindi = { ...asked, story: { ...asked.story, language: "hi" } };
  expect((await builtInTurn(inHindi)).narrative).toContain("लिखे हुए दृश्य नहीं");
});
