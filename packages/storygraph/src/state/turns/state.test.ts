import { array, assert, nat, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { nodeNamed, normalise } from "../../graph/structure.ts";
import { anyCondition, anyEffect, anyWritten } from "../../testing/any-state.ts";
import { lampGraph, lampStory } from "../../testing/lamp-story.ts";
import { conditionFrom } from "../reading/read-condition.ts";
import { effectFrom } from "../reading/read-effect.ts";
import { qualityNamed, ruledBy, usualRules } from "../rules.ts";
import { happened } from "../../testing/happened.ts";
import { holds } from "./holds.ts";
import { offersIn } from "./offers.ts";
import { reactionTo } from "./answers.ts";
import { follow, react } from "./react.ts";
import { isShown, shownChanges, shownState } from "./shown-state.ts";
import { startState, type PlayState } from "./state.ts";
import { begin, take, type Moved } from "./take.ts";
import { waysFrom } from "./ways.ts";
import { textAt, wordsIn } from "./words.ts";

const start = startState(lampGraph);
const effectsIn = (...written: object[]) => written.map(effectFrom);
const after = (state: PlayState, ...written: object[]) =>
  happened(lampGraph, state, effectsIn(...written));

/** Takes the ways with these words, one after the other. */
function play(words: readonly string[], seed = "1", roll = 0) {
  let moved: Omit<Moved, "check"> & Partial<Pick<Moved, "check">> = begin(lampGraph, {
    given: { seed, endings: [] },
  });
  for (const word of words) {
    const { node, state } = moved;
    const way = offersIn(lampGraph, node, state).find(({ text }) => text === word);
    if (way === undefined || way.isLocked) throw new Error(`There is no way called ${word}.`);
    moved = take(lampGraph, node, state, way, roll);
  }
  return moved;
}

const textsAt = ({ node, state }: Pick<Moved, "node" | "state">) =>
  offersIn(lampGraph, node, state).map(({ text, isLocked }) => (isLocked ? `(${text})` : text));

describe("a condition", () => {
  test.each<[written: object, answer: boolean]>([
    [{ quality: "trust", is: "at_least", value: 1 }, true],
    [{ quality: "trust", is: "more_than", value: 1 }, false],
    [{ quality: "trust", is: "less_than", other: "health" }, true],
    [{ quality: "lamp", value: false }, true],
    [{ quality: "companion", is: "differs", value: "nobody" }, false],
    [{ quality: "learnt", is: "lacks", value: "the song" }, true],
    [{ quality: "learnt", is: "includes", value: "the song" }, false],
    [{ quality: "gone", is: "differs", value: 1 }, false],
    [{ carries: "rope" }, true],
    [{ visited: "court" }, false],
    [{ ending_found: "dark" }, false],
    [{ all: [] }, true],
    [{ any: [] }, false],
    [{ not: { any: [] } }, true],
    [{ all: [{ carries: "rope" }, { not: { carries: "key" } }] }, true],
  ])("%j is %s at the start", (written, answer) => {
    expect(holds(conditionFrom(written), start)).toBe(answer);
  });

  test("never throws, however odd, and reads the same again", () => {
    assert(
      property(anyWritten, (written) => {
        const [condition, effect] = [conditionFrom(written), effectFrom(written)];
        expect(typeof holds(condition, start)).toBe("boolean");
        happened(lampGraph, start, [effect]);
        expect(conditionFrom(condition)).toEqual(condition);
        expect(effectFrom(effect)).toEqual(effect);
      }),
    );
  });

  test("is the opposite of its negation where it asks for what the story has", () => {
    assert(
      property(anyCondition, (condition) => {
        expect(holds({ not: condition }, start)).toBe(!holds(condition, start));
      }),
    );
  });
});

describe("effects", () => {
  test("change what they name, and say so", () => {
    expect(after(start, { add: "trust", by: 2 }, { set: "lamp", to: true }).changes).toEqual([
      { kind: "number", quality: "trust", by: 2, value: 3 },
      { kind: "value", quality: "lamp", value: true },
    ]);
    expect(
      after(start, { give: "key" }, { take: "rope" }, { include: "learnt", value: "the song" }),
    ).toMatchObject({
      state: { things: ["key"], qualities: { learnt: ["the song"] } },
      changes: [{ kind: "given" }, { kind: "taken" }, { kind: "included" }],
    });
  });

  test("say nothing where nothing changes, of a set in whatever order its words stand", () => {
    const both = after(start, { set: "learnt", to: ["the name", "the song"] });
    expect(both.changes).toHaveLength(1);
    expect(after(both.state, { set: "learnt", to: ["the song", "the name"] })).toEqual({
      state: both.state,
      changes: [],
    });
    expect(after(both.state, { set: "learnt", to: ["the name", "the name"] }).changes).toEqual([
      { kind: "value", quality: "learnt", value: ["the name", "the name"] },
    ]);
    expect(after(start, { set: "lamp", to: false }).changes).toEqual([]);
  });

  test("add by another quality, so many times as they say, and take it away", () => {
    const health = (...effects: object[]) => after(start, ...effects).state.qualities["health"];
    expect(health({ add: "health", by_quality: "trust" })).toBe(4);
    expect(health({ add: "health", by_quality: "trust", times: 3 })).toBe(6);
    expect(health({ add: "health", by_quality: "trust", times: -1 })).toBe(2);
    expect(health({ add: "health", by_quality: "trust", times: "x" })).toBe(4);
  });

  test("keep numbers in their bounds, words in their lists, and things out of a full bag", () => {
    assert(
      property(array(anyEffect, { maxLength: 12 }), (effects) => {
        const { state } = happened(lampGraph, start, effects);
        const outside = Object.entries(state.qualities).filter(([name, value]) => {
          const quality = qualityNamed(lampGraph, name);
          if (quality?.kind === "number")
            return Number(value) < quality.least || Number(value) > quality.most;
          return quality?.kind === "one_of" && !quality.values.includes(String(value));
        });
        expect(outside).toEqual([]);
      }),
    );
    const small = ruledBy(lampGraph, { ...usualRules, slots: 1 });
    const full = happened(small, start, effectsIn({ give: "key" }));
    expect([full.state.things, full.changes]).toEqual([
      ["rope"],
      [{ kind: "bag_full", thing: "key" }],
    ]);
  });

  test("happen once where they say so, and only when their condition holds", () => {
    const once = { add: "trust", by: 1, once: true };
    const twice = after(after(start, once).state, once);
    expect(twice.state.qualities["trust"]).toBe(2);
    expect(after(start, { add: "trust", by: 1, when: { carries: "key" } }).changes).toEqual([]);
  });
});

describe("a play", () => {
  test("opens the door with its key, and finds a locked one with its reason", () => {
    const before = begin(lampGraph);
    expect(textsAt(before)).toEqual(["Light the lamp", "(Open the door)", "Climb", "Listen"]);
    const [, door, climb] = offersIn(lampGraph, before.node, before.state);
    expect([door?.reason, climb?.odds]).toEqual(["The door needs the iron key.", 0.37]);
    const lit = play(["Light the lamp"]);
    expect(textsAt(lit)).toEqual(["(Open the door)", "Climb", "Listen", "Look into the well"]);
    const back = play(["Light the lamp", "Look into the well", "Back"]);
    expect(back).toMatchObject({ node: "court", state: { things: ["rope", "key"] } });
    expect(play(["Light the lamp", "Look into the well", "Back", "Open the door"]).node).toBe(
      "hall",
    );
  });

  test("comes elsewhere where another way holds, and once to a storylet that comes once", () => {
    const heard = play(["Listen", "Back"]);
    expect(textsAt(heard)).not.toContain("Listen");
    expect(play(["Listen", "Back", "Climb"]).node).toBe("feast");
  });

  test("draws a check from the play's seed: the same after undo, another at the next attempt", () => {
    const { node, state } = begin(lampGraph, { given: { seed: "7", endings: [] } });
    const climb = waysFrom(lampGraph, node, state)[2];
    if (climb === undefined) throw new Error("There is no way up.");
    const first = take(lampGraph, node, state, climb);
    expect(take(lampGraph, node, state, climb)).toEqual(first);
    const outcomes = Array.from({ length: 300 }, (_, at) => {
      const seeded = begin(lampGraph, { given: { seed: `${at}`, endings: [] } }).state;
      return take(lampGraph, node, seeded, climb).check?.isWon;
    });
    const won = outcomes.filter((isWon) => isWon === true).length / outcomes.length;
    expect(Math.abs(won - 0.37)).toBeLessThan(0.08);
    const lost = take(lampGraph, node, state, climb, 0.99);
    expect(lost).toMatchObject({ node: "dark", check: { isWon: false, odds: 0.37 } });
  });

  test("begins as the player said who they are", () => {
    const who = { qualities: { name: "Asha", trust: "5" }, things: ["lantern", "key"] };
    const { state, node } = begin(lampGraph, { who });
    expect(state).toMatchObject({
      qualities: { name: "Asha", trust: 1 },
      things: ["rope", "lantern"],
    });
    expect(textAt(lampGraph, node, state)).toBe(
      "You stand in the court, Asha.\n\nIt is dark.\n\none friend unlit",
    );
  });

  test("is the same from the same choices, whoever folds it", () => {
    assert(
      property(array(nat(9), { maxLength: 30 }), string(), (picks, seed) => {
        const run = () => {
          const steps: Omit<Moved, "check">[] = [
            begin(lampGraph, { given: { seed, endings: [] } }),
          ];
          for (const pick of picks) {
            const { node, state } = steps.at(-1) ?? begin(lampGraph);
            const ways = waysFrom(lampGraph, node, state).filter(({ isLocked }) => !isLocked);
            const way = ways[pick % Math.max(1, ways.length)];
            if (way === undefined) break;
            steps.push(take(lampGraph, node, state, way));
          }
          return steps;
        };
        const steps = run();
        expect(run()).toEqual(steps);
        for (const { node } of steps) expect(nodeNamed(lampGraph, node)).toBeDefined();
      }),
    );
  });
});

describe("what a story says of its state", () => {
  test("names qualities and things, with the forms that its author wrote", () => {
    const say = (text: string, state = start) => wordsIn(lampGraph, text, state);
    const many = after(start, { set: "trust", to: 3 }).state;
    expect(say("{companion}, {name}, {key}, {nobody} {} {a|b}")).toBe(
      "nobody, stranger, the iron key, {nobody} {} {a|b}",
    );
    expect([say("{trust|none|one|#}"), say("{trust|one|# of them}", many)]).toEqual([
      "one",
      "3 of them",
    ]);
    expect([say("{lamp|on|off}"), say("{rope|tied|loose}"), say("{learnt|some|none}")]).toEqual([
      "off",
      "tied",
      "none",
    ]);
    expect(say("{companion|alone|with Meera}")).toBe("alone");
  });

  test("answers a command in turn, nearer answers first", () => {
    const asked = reactionTo(lampGraph, "court", start, "Ask the goat") ?? "";
    const first = react(lampGraph, start, asked);
    const second = react(lampGraph, first?.state ?? start, asked);
    const third = react(lampGraph, second?.state ?? start, asked);
    expect([first, second, third].map((answer) => answer?.text)).toEqual([
      "It chews.",
      "It looks away.",
      "It looks away.",
    ]);
    expect(third?.state.qualities["trust"]).toBe(2);
    expect(reactionTo(lampGraph, "well", start, "Ask the goat")).toBe("goat_here");
    expect(reactionTo(lampGraph, "well", start, "Taste it")).toBeUndefined();
    const kind = follow(lampGraph, start, "kind");
    expect([kind.changes.length, follow(lampGraph, kind.state, "kind").changes]).toEqual([1, []]);
  });

  test("what starts as no is shown once it is yes, and no longer when it is no again", () => {
    const shownIn = (state: PlayState) =>
      shownState(lampGraph, state).qualities.some(({ id }) => id === "lamp");
    const lit = after(start, { set: "lamp", to: true }).state;
    const out = after(lit, { set: "lamp", to: false }).state;
    expect([start, lit, out].map(shownIn)).toEqual([false, true, false]);
    const asking = { ...lampGraph, who: { qualities: ["lamp"], things: [], things_most: 0 } };
    expect(shownState(asking, start).qualities.map(({ id }) => id)).toContain("lamp");
  });

  test("keeps what is hidden from players", () => {
    const { qualities, things, slots } = shownState(lampGraph, start);
    expect(qualities.map(({ id }) => id)).toEqual(["trust", "learnt", "name", "health"]);
    expect([things.map(({ id }) => id), slots]).toEqual([["rope"], 8]);
    const hidden = after(start, { set: "companion", to: "Meera" }, { give: "key" }).changes;
    expect(shownChanges(lampGraph, hidden)).toEqual([{ kind: "given", thing: "key" }]);
    const asks = (written: object) => isShown(lampGraph, conditionFrom(written));
    expect([asks({ quality: "companion", value: "Meera" }), asks({ carries: "key" })]).toEqual([
      false,
      true,
    ]);
  });
});

test("a story that keeps no count reads as it was written", () => {
  const plain = {
    start_node: "a",
    nodes: {
      a: { text: "A", choices: [{ text: "On", target: "b" }] },
      b: { text: "B", choices: [] },
    },
  };
  expect(JSON.stringify(normalise(plain))).toBe(JSON.stringify(plain));
  expect(normalise(normalise(lampStory))).toEqual(lampGraph);
});
