import { expect, test } from "vitest";
import { normalise } from "../../graph/structure.ts";
import { answerTo, type Spoken } from "./answers.ts";
import { afterReaction, react } from "./react.ts";
import { begin } from "./take.ts";

const graph = normalise({
  start_node: "gate",
  qualities: { trust: { kind: "number", name: "Trust", least: 0, most: 3, start: 0 } },
  nodes: {
    gate: { text: "A gate.", cast: ["Mira"], choices: [{ text: "Go.", target: "well" }] },
    well: { text: "A well.", cast: [], choices: [{ text: "Go.", target: "end" }] },
    end: { text: "The end.", choices: [] },
  },
  reactions: {
    anything: { says: ["Nothing.", "Still nothing."], repeats: "all" },
    deflection: { about: "Mira", acts: ["ask"], says: ["She looks away."] },
    brother: {
      about: "Mira",
      acts: ["ask"],
      topics: ["brother"],
      says: ["He is at the well."],
      repeats: "never",
    },
    lamp: { at: "gate", acts: ["ask"], topics: ["lamp"], says: ["It is hers."] },
    hidden: { acts: ["ask"], topics: ["why hide lamp"], says: ["So that nobody comes."] },
    rope: { about: "the rope", acts: ["take"], says: ["It comes loose."], target: "well" },
    here: { at: "gate", acts: ["wait"], says: ["The gate creaks."] },
    trusted: {
      about: "Mira",
      acts: ["ask"],
      when: { quality: "trust", is: "at_least", value: 1 },
      says: ["She tells you everything."],
    },
  },
});
const { state } = begin(graph, {});

const spoken = (given: Partial<Spoken> & { of?: string[] }): Spoken => ({
  coveredBy: given.coveredBy ?? (() => 0.5),
  acts: given.acts ?? [],
  about: given.about ?? [],
  ...(given.isOfYou === undefined ? {} : { isOfYou: given.isOfYou }),
  ...(given.isOfMe === undefined ? {} : { isOfMe: given.isOfMe }),
  sharedWords: (topic) => ((given.of ?? []).includes(topic) ? topic.split(" ").length : 0),
});
const mira = [{ name: "Mira", isNamed: true }];

test("what is most special answers", () => {
  const answer = (asked: Spoken, node = "gate") => answerTo(graph, node, state, asked)?.reaction;
  expect(answer(spoken({ acts: ["ask"], about: mira, of: ["brother"] }))).toBe("brother");
  expect(answer(spoken({ acts: ["ask"], about: mira }))).toBe("deflection");
  expect(answer(spoken({ acts: ["wait"] }))).toBe("here");
  expect(answer(spoken({ acts: ["wait"] }), "well")).toBe("anything");
  expect(answer(spoken({ acts: ["sing"] }))).toBe("anything");
});

test("what answers any talk gives way to what answers a lie", () => {
  const lied = normalise({
    ...graph,
    reactions: {
      here: { about: "Mira", at: "gate", acts: ["tell"], says: ["She nods."] },
      lie: { about: "Mira", acts: ["lie"], says: ["She believes you."] },
    },
  });
  const answer = (...acts: string[]) =>
    answerTo(lied, "gate", state, spoken({ acts, about: mira }))?.reaction;
  expect(answer("tell")).toBe("here");
  expect(answer("lie", "tell")).toBe("lie");
});

test("what was told is told again where it is what was asked for", () => {
  const asked = (share: number) =>
    spoken({ acts: ["ask"], about: mira, of: ["lamp"], coveredBy: () => share });
  const before = afterReaction(graph, "gate", state, "lamp").state;
  const answer = (share: number, now = before) =>
    answerTo(graph, "gate", now, asked(share))?.reaction;
  expect(answer(0.3, state)).toBe("lamp");
  expect(answer(0.3)).toBe("deflection");
  expect(answer(0.8)).toBe("lamp");
});

test("who is asked about themselves answers before what is about nobody", () => {
  const tired = normalise({
    ...graph,
    reactions: {
      own: { topics: ["tired"], says: ["Your feet ache."] },
      hers: { about: "Mira", acts: ["ask"], says: ["She looks away."] },
    },
  });
  const asked = (isOfYou: boolean, about = mira) =>
    answerTo(tired, "gate", state, spoken({ acts: ["ask"], about, of: ["tired"], isOfYou }))
      ?.reaction;
  expect(asked(false)).toBe("own");
  expect(asked(true)).toBe("hers");
  expect(asked(true, [])).toBe("own");
});

test("who tells of themselves meets what is about nobody before somebody else's answer", () => {
  const tired = normalise({
    ...graph,
    reactions: {
      hers: { about: "Mira", topics: ["tired"], says: ["She never tires."] },
      own: { topics: ["tired"], says: ["Your feet ache."] },
    },
  });
  const told = (isOfMe: boolean) =>
    answerTo(tired, "gate", state, spoken({ acts: ["tell"], about: mira, of: ["tired"], isOfMe }))
      ?.reaction;
  expect(told(false)).toBe("hers");
  expect(told(true)).toBe("own");
});

test("an answer is just to what was said where two words of its topic are most of the line", () => {
  const just = (of: string[], covered: number) =>
    answerTo(graph, "gate", state, spoken({ acts: ["ask"], of, coveredBy: () => covered }))
      ?.isJustThat;
  expect(just(["why hide lamp"], 0.8)).toBe(true);
  expect(just(["why hide lamp"], 0.4)).toBe(false);
  expect(just(["lamp"], 0.8)).toBe(false);
});

test("of two topics that were spoken of the one answers that has more of the line", () => {
  const lampAlone = (topics: readonly string[]) => (topics.includes("lamp") ? 1 : 0.2);
  const both = { acts: ["ask"], about: mira, of: ["brother", "lamp"] };
  const answer = (asked: Spoken) => answerTo(graph, "gate", state, asked)?.reaction;
  expect(answer(spoken(both))).toBe("brother");
  expect(answer(spoken({ ...both, coveredBy: lampAlone }))).toBe("lamp");
});

test("one word of a topic, in a line that speaks mostly of other things, does not bring its answer", () => {
  const answer = (of: string, share: number) =>
    answerTo(
      graph,
      "gate",
      state,
      spoken({ acts: ["ask"], about: mira, of: [of], coveredBy: () => share }),
    )?.reaction;
  expect(answer("brother", 0.3)).toBe("brother");
  expect(answer("brother", 0.1)).toBe("deflection");
  expect(answer("why hide lamp", 0.1)).toBe("hidden");
});

test("whoever something is done beside answers to a topic alone", () => {
  const beside = [{ name: "Mira", isNamed: false, isBeside: true }];
  const answer = (asked: Spoken) => answerTo(graph, "gate", state, asked)?.reaction;
  expect(answer(spoken({ acts: ["ask"], about: beside }))).toBe("anything");
  expect(answer(spoken({ acts: ["ask"], about: beside, of: ["brother"] }))).toBe("brother");
});

test("of two topics the one answers that has more of what was said", () => {
  const answer = (...of: string[]) =>
    answerTo(graph, "gate", state, spoken({ acts: ["ask"], about: mira, of }))?.reaction;
  expect(answer("lamp")).toBe("lamp");
  expect(answer("lamp", "why hide lamp")).toBe("hidden");
});

test("nobody answers where they are not", () => {
  const asked = spoken({ acts: ["ask"], about: mira, of: ["brother"] });
  expect(answerTo(graph, "well", state, asked)?.reaction).toBe("anything");
});

test("what is silent leaves the answer to another", () => {
  const asked = spoken({ acts: ["ask"], about: mira, of: ["brother"] });
  const told = react(graph, state, "brother");
  expect(told?.text).toBe("He is at the well.");
  expect(answerTo(graph, "gate", told?.state ?? state, asked)?.reaction).toBe("deflection");
});

test("a condition makes an answer more special", () => {
  const asked = spoken({ acts: ["ask"], about: mira });
  const trusting = { ...state, qualities: { trust: 2 } };
  expect(answerTo(graph, "gate", trusting, asked)?.reaction).toBe("trusted");
});

/** What is said three times to whatever was typed, in a play of this luck. */
function saidThrice(seed: string) {
  let now = begin(graph, { given: { seed, endings: [] } }).state;
  return Array.from({ length: 3 }, () => {
    const answer = react(graph, now, "anything");
    now = answer?.state ?? now;
    return answer?.text;
  });
}

test("lines that repeat go round, and another play begins with another", () => {
  const plays = Array.from("abcdefgh", saidThrice);
  for (const [first, second, third] of plays) {
    expect(second).not.toBe(first);
    expect(third).toBe(first);
  }
  const firsts = plays.map(([first]) => first);
  expect(firsts).toContain("Nothing.");
  expect(firsts).toContain("Still nothing.");
});

test("an answer may lead to another scene", () => {
  expect(afterReaction(graph, "gate", state, "rope").node).toBe("well");
});

test("what is remembered needs more of a line than what is only said", () => {
  const quarrel = normalise({
    ...graph,
    reactions: {
      sorry: { topics: ["sorry"], says: ["She forgives you."], later: "You said sorry." },
      weather: { topics: ["sorry"], says: ["A sorry evening."] },
    },
  });
  const answer = (covered: number) =>
    answerTo(quarrel, "gate", state, spoken({ of: ["sorry"], coveredBy: () => covered }))?.reaction;
  expect(answer(0.5)).toBe("sorry");
  expect(answer(0.3)).toBe("weather");
  expect(answer(0.2)).toBeUndefined();
});
