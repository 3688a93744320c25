import { assert, integer, property } from "fast-check";
import { normalise, type StoryGraph } from "@katha/storygraph";
import { describe, expect, test } from "vitest";
import type { Passage, Position, Step, StoryVersion } from "../port.ts";
import { nextPosition, startPosition, isOver, offersAt } from "../position/index.ts";
import { neitherOf } from "./katha/asking.ts";
import { understand } from "./index.ts";
import { anyGraph, anyMoves, type Move } from "../testing/stories/any-play.ts";
import { positionAt } from "../testing/position-at.ts";
import { storyOf } from "../testing/stories/story-of.ts";

const workOf = (graph: StoryGraph, language = "en") => storyOf({ graph, language });

interface Played {
  position: Position;
  steps: Step[];
}
/** Plays on with one move after the other, and over again, until it is over or patience ends. */
function play(story: StoryVersion, moves: readonly Move[], patience = 40): Played {
  let position = startPosition(story.graph);
  const steps: Step[] = [];
  const passages: Passage[] = [];
  for (let turn = 0; turn < patience && !isOver(story.graph, position); turn += 1) {
    const [action, said] = moves[turn % moves.length] ?? ["continue", null];
    const offers = offersAt(story.graph, position);
    const asked = { story, position, action, said, offers, passages };
    const step = understand(asked);
    position = nextPosition(story.graph, position, step);
    steps.push(step);
    passages.push({ turnId: `${turn}`, action, said, text: "Told.", node: position.node });
  }
  return { position, steps };
}

describe("any player of any graph", () => {
  test("is answered, and the same way again", () => {
    assert(
      property(anyGraph, anyMoves, (graph, moves) => {
        const story = workOf(graph);
        expect(play(story, moves)).toEqual(play(workOf(structuredClone(graph)), moves));
      }),
    );
  });

  test("is moved along by nothing but a choice: no look around, no patience, no dots", () => {
    assert(
      property(anyGraph, integer({ min: 0, max: 99 }), (graph, turnsHere) => {
        for (const [name, node] of Object.entries(graph.nodes)) {
          const position = positionAt(graph, [name], { turnsHere });
          const offers = offersAt(graph, position);
          if (offers.length === 0) continue;
          const asked = { story: workOf(graph), position, offers, passages: [] };
          const still = (action: Move[0], said: string | null) =>
            expect(understand({ ...asked, action, said }).way, node.text).not.toBe("edge");
          still("immerse", null);
          still("custom_action", "...");
          still("custom_action", "🙂");
          still("custom_action", "xqzw vprk");
          if (new Set(offers.map(({ to }) => to)).size > 1) still("continue", null);
        }
      }),
    );
  });

  test("takes the way picked by its own words, however free the scene and often the turn", () => {
    assert(
      property(anyGraph, integer({ min: 0, max: 9 }), (graph, pick) => {
        for (const name of Object.keys(graph.nodes)) {
          const position = positionAt(graph, [name], { turnsHere: pick });
          const offers = offersAt(graph, position);
          const offer = offers[pick % Math.max(1, offers.length)];
          if (!offer) continue;
          for (const action of ["continue", "custom_action"] as const) {
            const asked = { story: workOf(graph), position, action, said: offer.text, offers };
            const step = understand({ ...asked, passages: [] });
            expect(step).toMatchObject({ way: "edge", choice: offer.text });
          }
        }
      }),
    );
  });
});

function at(choices: string[], more: object = {}, language = "en", asked: string[] = []) {
  const nodes = {
    a: { text: "A.", choices: choices.map((text, to) => ({ text, target: `n${to}` })), ...more },
    ...Object.fromEntries(choices.map((_, to) => [`n${to}`, { text: `N${to}.` }])),
  };
  const story = workOf(normalise({ start_node: "a", nodes }), language);
  const position = startPosition(story.graph);
  const offers = offersAt(story.graph, position);
  const neither = { text: neitherOf(language, asked.length), to: null };
  const shown =
    asked.length === 0 ? offers : [...offers.filter(({ text }) => asked.includes(text)), neither];
  return (said: string | null, turnsHere = 0, passages: Passage[] = []): string => {
    const step = understand({
      story,
      position: { ...position, turnsHere },
      action: said === null ? "continue" : "custom_action",
      said,
      offers: shown,
      passages,
    });
    if (step.way === "edge") return step.to;
    if (step.way === "ask") return `ask ${step.choices.length}`;
    if (step.way === "reaction") return step.reaction;
    if (step.way === "recall") return step.told;
    return step.way === "detour" ? `detour ${step.beat}` : step.because;
  };
}

test.each([
  ["continue", null],
  ["continue", "Row on."],
  ["custom_action", "I fly to the moon."],
  ["immerse", null],
] as const)("a story without scenes never ends by %s (%s)", (action, said) => {
  const graph = normalise({});
  const position = startPosition(graph);
  const offers = offersAt(graph, position);
  const asked = { story: workOf(graph), position, offers, passages: [], action, said };
  expect(understand(asked)).toEqual({ way: "detour", beat: null });
});

describe("free words", () => {
  const axe = at([
    "Ask who he is and what brings him, as you would ask any stranger at the fair.",
    "Ease Satyavan's head on to the grass, stand up, and keep your mouth shut.",
  ]);
  const bolt = at([
    "Draw the bolt.",
    "Put your back against the door and stay there until it is over.",
  ]);
  const register = at(["Shoot the bolt, as Sushila asked.", "Leave it. It is an empty room."]);
  const ghar = at(["तेनाली के साथ उनके घर जाओ।", "पहले खंभे के पीछे जाकर सुनो, क्या खनकता है।"], {}, "hi");
  const kadha = at(
    ["कटोरा उन्हें दे दो। दर्द दर्द है, दाँव बाद में देखेंगे।", "काढ़ा तुलसी में उलट दो। बंद गला फिसल नहीं सकता।"],
    {},
    "hi",
  );
  const ghog = at(
    [
      "রাতে একা ফিরে এসে পাইপের মুখ এঁটেল মাটি আর বস্তায় বুজিয়ে দাও।",
      "ভটভটি ধরে ব্লক অফিসে যাও, ইঞ্জিনিয়ার ম্যাডামকে ছবি দেখাও।",
    ],
    {},
    "bn",
  );

  test.each([
    ["I ask him who he is", axe, "n0"],
    ["Who are you, stranger? I ask.", axe, "n0"],
    ["I say nothing and stand up", axe, "n1"],
    ["stay silent", axe, "n1"],
    ["unbolt it", bolt, "n0"],
    ["I lean my back on the door", bolt, "n1"],
    ["I won't shoot the bolt", register, "ask 2"],
    ["I wouldn't shoot the bolt", register, "ask 2"],
    ["there's no need to shoot the bolt", register, "ask 2"],
    ["2", axe, "n1"],
    ["the first one", axe, "n0"],
    ["तेनाली के घर चलो", ghar, "n0"],
    ["मैं खंभे के पीछे छिपकर सुनती हूँ", ghar, "n1"],
    ["tenali ke ghar jao", ghar, "n0"],
    ["khambe ke peeche jaakar suno", ghar, "n1"],
    ["कटोरा तेनाली को दे दूँगी", kadha, "n0"],
    ["काढा उलट दूँ", kadha, "n1"],
    ["ব্লক অফিসে গিয়ে ছবি দেখাব", ghog, "n1"],
    ["পাইপের মুখ বুজিয়ে দিই", ghog, "n0"],
  ])("%s", (said, answer, way) => {
    expect(answer(said)).toBe(way);
  });

  const table = at([
    "Agree, and sit down to eat with them.",
    "Refuse to eat, and walk on to the school.",
    "Ask your father-in-law for the keys.",
  ]);
  const yard = at(["बूढ़े को नमस्ते करो।", "दरवाज़ा खोलो।"]);
  const rope = at(["Untie the rope.", "Climb down to the boat."]);
  test.each([
    ["I can't refuse to eat", table, "ask 2"],
    ["ask my father in law for the keys", table, "n2"],
    ["राम-राम, बाबा", yard, "ask 1"],
    ["let-go of the rope", rope, "n0"],
  ])("%s", (said, answer, way) => {
    expect(answer(said)).toBe(way);
  });

  const gate = at(["Hide the letter in the wall.", "Walk to the gate.", "Wake your uncle."]);
  const kamra = at(["चिट्ठी दीवार में छिपाओ।", "फाटक तक जाओ।"], {}, "hi");
  test.each([
    ["hide the letter in the wall or walk to the gate", gate, "ask 2"],
    ["wake your uncle, or maybe walk to the gate", gate, "ask 2"],
    ["walk to the gate and wake your uncle", gate, "ask 2"],
    ["walk to the gate and then wake your uncle", gate, "n1"],
    ["walk to the gate, rain or no rain", gate, "n1"],
    ["the letter or the gate, I can't decide", gate, "ask 2"],
    ["I'm torn between the letter and the gate", gate, "ask 2"],
    ["चिट्ठी दीवार में छिपाऊँ या फिर फाटक तक जाऊँ", kamra, "ask 2"],
    ["chitthi deewar mein chhipao ya phatak tak jao", kamra, "ask 2"],
  ])("of two choices in one line: %s", (said, answer, way) => {
    expect(answer(said)).toBe(way);
  });

  test("who asks and then only exclaims has done nothing", () => {
    expect(gate("Is the letter hidden in the wall? Poor uncle!")).toBe("detour null");
  });

  test.each(["wait", "I wait", "look around", "listen", "thank you"])(
    "what one may do anywhere takes no choice: %s",
    (said) => {
      const door = at(["Wait by the door and listen to them, then look in.", "Thank her and go."]);
      expect(door(said)).toMatch(/^(?:ask|detour)/u);
    },
  );

  test.each([
    ["I whistle a tune my mother liked", axe],
    ["I think of the sea", bolt],
    ["আমি গান গাই", ghog],
  ])("%s is none of the choices", (said, answer) => {
    expect(answer(said)).toBe("detour null");
  });

  test.each([
    ["don't draw the bolt", bolt],
    ["मैं आसमान को देखती हूँ", kadha],
  ])("%s is asked about at most", (said, answer) => {
    expect(answer(said)).not.toMatch(/^n/u);
  });

  test("never take a choice that does something else with the same person", () => {
    const tawde = at(["Agree with Tawde", "Hand Tawde his pen"]);
    expect(tawde("I hit Tawde")).not.toMatch(/^n/u);
    expect(tawde("I agree with Tawde")).toBe("n0");
  });

  test("whoever refuses, and then does what a refusing choice does, takes it", () => {
    const choice = at(['"Not your voice, miss." Go and find Bellie.', "Let her."]);
    expect(choice("no miss, not your voice, I'll find Bellie")).toBe("n0");
  });

  test("take a choice that the author says can be said just so", () => {
    const story = workOf(
      normalise({
        start_node: "market",
        nodes: {
          market: {
            text: "The market.",
            hub: true,
            choices: [
              { text: "Sell the goat.", target: "fair", aliases: ["some other day?"] },
              { text: "Untie the goat.", target: "road", aliases: ["no rope for it"] },
            ],
          },
          fair: { text: "The fair.", choices: [] },
          road: { text: "The road.", choices: [] },
          baker: {
            text: "The baker.",
            storylet: {
              title: "See the baker.",
              aliases: ["something warm, with seeds"],
              not_for: ["bake"],
            },
            choices: [{ text: "Back.", target: "@hub" }],
          },
        },
      }),
    );
    const position = startPosition(story.graph);
    const offers = offersAt(story.graph, position);
    const heard = (said: string) =>
      understand({
        story,
        position,
        offers,
        action: "custom_action",
        said,
        passages: [],
      });
    expect(heard("No rope for it!")).toMatchObject({ way: "edge", to: "road" });
    expect(heard("some other day?")).toMatchObject({ way: "edge", to: "fair" });
    expect(heard("something warm, with seeds")).toMatchObject({ way: "edge", to: "baker" });
    expect(heard("bake").way).not.toBe("edge");
  });

  test("are refused where they cannot be, or go beyond what readers were promised", () => {
    for (const said of ["I teleport to Paris", "abracadabra", "buy cocaine", "सबको मार दो"])
      expect(axe(said)).toBe("impossible");
  });

  test("touch the beat they speak of, else the next one", () => {
    const scene = at(["Go", "Stay"], { beats: ["the door is shut", "the king laughs"] });
    expect([scene("I look at the king's crown"), scene("whistle")]).toEqual([
      "detour 1",
      "detour 0",
    ]);
  });

  test("find no room in a fixed scene, and never run out of turns", () => {
    const fixed = at(["Sign the paper", "Tear the paper"], { freedom: "fixed", budget: 2 });
    expect(fixed("I whistle")).toBe("fixed");
    expect(fixed("tear it")).toBe("n1");
    expect(fixed("I whistle", 9)).toBe("fixed");
    expect(axe("I whistle", 9)).toBe("detour null");
  });
});

describe("going on without a choice", () => {
  test("takes the only way, and asks at a fork, however often", () => {
    expect(at(["Go"])(null)).toBe("n0");
    const fork = at(["Go", "Stay", "Hide"], { beats: ["the boat leaks"], budget: 2 });
    expect([fork(null), fork(null, 9), fork("go on"), fork("aage badho")]).toEqual(
      Array.from({ length: 4 }, () => "ask 3"),
    );
  });

  test("asks whoever wants to act and does not say how", () => {
    const fork = at(["Tell him about the stone.", "Bow, and keep it to yourself."]);
    const lines = [
      "I answer the Diwan",
      "Time to act",
      "I decide",
      "मैं उन्हें जवाब देता हूँ",
      "faisla kar lo",
    ];
    expect(lines.map((line) => fork(line))).toEqual(lines.map(() => "ask 2"));
    expect(fork("Did you decide?")).toBe("detour null");
    expect(at(["Tell the Diwan about the stone."])("Time to act")).toBe("detour null");
  });

  test("whoever meant neither is told so", () => {
    expect(at(["Go", "Stay"])("Neither of these.")).toBe("neither");
  });

  test.each([
    ["yes", ["Go"], "n0"],
    ["haan", ["Go"], "n0"],
    ["yes, that one", ["Go"], "n0"],
    ["हाँ, वही", ["Go"], "n0"],
    ["haan haan wahi", ["Go"], "n0"],
    ["no no, not that!", ["Go"], "neither"],
    ["no", ["Go"], "neither"],
    ["No, not that.", ["Go"], "neither"],
    ["neither", ["Go", "Stay"], "neither"],
    ["2", ["Go"], "neither"],
    ["the third one", ["Go", "Stay"], "neither"],
    ["1", ["Go", "Stay"], "n0"],
    ["yes", ["Go", "Stay"], "ask 2"],
  ])("Katha's question is answered by words as well: %s to %j", (said, choices, way) => {
    expect(at(["Go", "Stay"], {}, "en", choices)(said)).toBe(way);
  });

  test("what is said besides a no to Katha's question is heard", () => {
    const asked = at(["Open the gate", "Stay by the well"], {}, "en", ["Open the gate"]);
    expect(asked("No, I stay by the well.")).toBe("n1");
    expect(asked("none of these. Tell me about the moon")).toBe("detour null");
    expect(asked("No, none of these!")).toBe("neither");
    expect(asked("I say no, no, no to the moon")).toBe("detour null");
  });

  test("nobody is asked the same twice", () => {
    const choices = ["Open the gate for the goats", "Stay by the well"];
    const line = "I'm torn, the goats or the well";
    expect(at(choices)(line)).toBe("ask 2");
    expect(at(choices, {}, "en", choices)(line)).toBe("detour null");
  });

  test("after the end there is nothing to go on to", () => {
    expect(at([])(null)).toBe("over");
    expect(at([])("open the door")).toBe("over");
  });
});

describe("words made to be slow", () => {
  const words = (count: number, beginning: string, characters: number) =>
    Array.from({ length: count }, (_, each) => beginning + each.toString(36))
      .join(" ")
      .slice(0, characters);
  const choices = Array.from({ length: 20 }, (_, to) => ({
    text: words(140, `wyrd${to}`, 1_000),
    target: `n${to}`,
  }));
  const slow: Record<string, object> = {
    "20 long choices whose words all begin alike": {},
    "scenes behind them with long places and many people": {
      place: words(400, "wyrd", 2_000),
      cast: Array.from({ length: 50 }, (_, one) => words(300, `wyrd${one}`, 2_000)),
    },
  };

  test.each(Object.entries(slow))("are understood in half a second: %s", (_what, behind) => {
    const nodes = Object.fromEntries(
      choices.map(({ target }) => [target, { text: "There.", choices: [], ...behind }]),
    );
    const graph = normalise({
      start_node: "a",
      nodes: { a: { text: "Here.", choices }, ...nodes },
    });
    const position = startPosition(graph);
    const began = process.cpuUsage();
    understand({
      story: workOf(graph),
      position,
      action: "custom_action",
      said: words(800, "wyrd", 4_000),
      offers: offersAt(graph, position),
      passages: [],
    });
    expect(process.cpuUsage(began).user / 1_000).toBeLessThan(500);
  });

  test.each([
    ["one word of Latin letters", "x".repeat(4_000)],
    ["one word of Devanagari", "क".repeat(4_000)],
    ["one word of Bengali", "ক".repeat(4_000)],
    ["one word of Tamil", "க".repeat(4_000)],
    ["one word of Urdu", "ک".repeat(4_000)],
    ["then and then", "then ".repeat(800)],
    ["commas", "i, ".repeat(1_300)],
    ["quotation marks", '"'.repeat(4_000)],
    ["apostrophes", "it's'".repeat(800)],
  ])("%s, as long as a line may be", (_, said) => {
    const began = process.cpuUsage();
    at(["Open the door", "Wait for the ferry"])(said);
    expect(process.cpuUsage(began).user / 1_000).toBeLessThan(300);
  });
});

describe("two choices that lead to one place", () => {
  const shawl = { effects: [{ take: "shawl" }] };
  const letGo = (more: object) => {
    const choices = [
      { text: "Let the boy go.", target: "n" },
      { text: "Let the boy go with your shawl.", target: "n", ...more },
    ];
    const state = { shawl: { kind: "item", name: "Shawl", start: true } };
    const nodes = { a: { text: "A.", choices }, n: { text: "N." } };
    const story = workOf(normalise({ start_node: "a", state, nodes }));
    const position = startPosition(story.graph);
    const offers = offersAt(story.graph, position);
    const way = (action: "continue" | "custom_action", said: string | null) =>
      understand({ story, position, action, said, offers, passages: [] }).way;
    return { going: way("continue", null), saying: way("custom_action", "let the boy go now") };
  };

  test("are one where nothing else is changed", () => {
    expect(letGo({})).toEqual({ going: "edge", saying: "edge" });
  });

  test("are two where one of them costs something, or is remembered", () => {
    expect(letGo(shawl).going).toBe("ask");
    expect(letGo({ remembers: "You gave the boy your shawl." }).going).toBe("ask");
  });
});

test("of choices that begin with the deed that was typed all are asked about", () => {
  const follow = ["Follow the footprints.", "Take the feather.", "Follow your nose."];
  const nodes = {
    yard: {
      text: "The yard.",
      choices: follow.map((text, number) => ({ text, target: `to${number}` })),
    },
    to0: { text: "The crow.", choices: [] },
    to1: { text: "The weaver.", choices: [] },
    to2: { text: "The ditch.", choices: [] },
  };
  const story = workOf(normalise({ start_node: "yard", nodes }));
  const { steps } = play(story, [["custom_action", "follow it"]], 1);
  const choices = ["Follow the footprints.", "Follow your nose."];
  expect(steps).toMatchObject([{ way: "ask", choices }]);
  expect(play(story, [["custom_action", "follow the footprints"]], 1).steps).toMatchObject([
    { way: "edge", to: "to0" },
  ]);
});
