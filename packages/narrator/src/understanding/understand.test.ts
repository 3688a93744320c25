import { normalise, type StoryGraph } from "@katha/storygraph";
import { describe, expect, test } from "vitest";
import { startPosition, offersAt } from "../position/index.ts";
import { understand } from "./index.ts";
import { answerAt } from "../testing/answer-at.ts";
import { play } from "../testing/play-moves.ts";
import { storyOf } from "../testing/stories/story-of.ts";

const workOf = (graph: StoryGraph, language = "en") => storyOf({ graph, language });

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
  const axe = answerAt([
    "Ask who he is and what brings him, as you would ask any stranger at the fair.",
    "Ease Satyavan's head on to the grass, stand up, and keep your mouth shut.",
  ]);
  const bolt = answerAt([
    "Draw the bolt.",
    "Put your back against the door and stay there until it is over.",
  ]);
  const register = answerAt([
    "Shoot the bolt, as Sushila asked.",
    "Leave it. It is an empty room.",
  ]);
  const ghar = answerAt(
    ["तेनाली के साथ उनके घर जाओ।", "पहले खंभे के पीछे जाकर सुनो, क्या खनकता है।"],
    {},
    "hi",
  );
  const kadha = answerAt(
    ["कटोरा उन्हें दे दो। दर्द दर्द है, दाँव बाद में देखेंगे।", "काढ़ा तुलसी में उलट दो। बंद गला फिसल नहीं सकता।"],
    {},
    "hi",
  );
  const ghog = answerAt(
    [
      "রাতে একা ফিরে এসে পাইপের মুখ এঁটেল মাটি আর বস্তায় বুজিয়ে দাও।",
      "ভটভটি ধরে ব্লক অফিসে যাও, ইঞ্জিনিয়ার ম্যাডামকে ছবি দেখাও।",
    ],
    {},
    "bn",
  );

  test.each([
    ["I ask him who he is", axe, "n0"],
    ["Who are you, stranger? I ask.", axe, "ask 1"],
    ["I say nothing and stand up", axe, "ask 1"],
    ["stay silent", axe, "ask 1"],
    ["unbolt it", bolt, "ask 1"],
    ["I lean my back on the door", bolt, "ask 2"],
    ["I won't shoot the bolt", register, "detour null"],
    ["I wouldn't shoot the bolt", register, "detour null"],
    ["there's no need to shoot the bolt", register, "detour null"],
    ["2", axe, "n1"],
    ["the first one", axe, "n0"],
    ["तेनाली के घर चलो", ghar, "n0"],
    ["मैं खंभे के पीछे छिपकर सुनती हूँ", ghar, "n1"],
    ["tenali ke ghar jao", ghar, "n0"],
    ["khambe ke peeche jaakar suno", ghar, "n1"],
    ["कटोरा तेनाली को दे दूँगी", kadha, "ask 1"],
    ["काढा उलट दूँ", kadha, "n1"],
    ["ব্লক অফিসে গিয়ে ছবি দেখাব", ghog, "n1"],
    ["পাইপের মুখ বুজিয়ে দিই", ghog, "n0"],
  ])("%s", (said, answer, way) => {
    expect(answer(said)).toBe(way);
  });

  const table = answerAt([
    "Agree, and sit down to eat with them.",
    "Refuse to eat, and walk on to the school.",
    "Ask your father-in-law for the keys.",
  ]);
  const yard = answerAt(["बूढ़े को नमस्ते करो।", "दरवाज़ा खोलो।"]);
  const rope = answerAt(["Untie the rope.", "Climb down to the boat."]);
  test.each([
    ["I can't refuse to eat", table, "ask 2"],
    ["ask my father in law for the keys", table, "n2"],
    ["राम-राम, बाबा", yard, "n0"],
    ["let-go of the rope", rope, "n0"],
  ])("%s", (said, answer, way) => {
    expect(answer(said)).toBe(way);
  });

  const gate = answerAt(["Hide the letter in the wall.", "Walk to the gate.", "Wake your uncle."]);
  const kamra = answerAt(["चिट्ठी दीवार में छिपाओ।", "फाटक तक जाओ।"], {}, "hi");
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
      const door = answerAt([
        "Wait by the door and listen to them, then look in.",
        "Thank her and go.",
      ]);
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
    const tawde = answerAt(["Agree with Tawde", "Hand Tawde his pen"]);
    expect(tawde("I hit Tawde")).not.toMatch(/^n/u);
    expect(tawde("I agree with Tawde")).toBe("n0");
  });

  test("whoever refuses, and then does what a refusing choice does, takes it", () => {
    const choice = answerAt(['"Not your voice, miss." Go and find Bellie.', "Let her."]);
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
    const scene = answerAt(["Go", "Stay"], { beats: ["the door is shut", "the king laughs"] });
    expect([scene("I look at the king's crown"), scene("whistle")]).toEqual([
      "detour 1",
      "detour 0",
    ]);
  });

  test("find no room in a fixed scene, and never run out of turns", () => {
    const fixed = answerAt(["Sign the paper", "Tear the paper"], { freedom: "fixed", budget: 2 });
    expect(fixed("I whistle")).toBe("fixed");
    expect(fixed("tear the paper up")).toBe("n1");
    expect(fixed("I whistle", 9)).toBe("fixed");
    expect(axe("I whistle", 9)).toBe("detour null");
  });
});

describe("going on without a choice", () => {
  test("takes the only way, and asks at a fork, however often", () => {
    expect(answerAt(["Go"])(null)).toBe("n0");
    const fork = answerAt(["Go", "Stay", "Hide"], { beats: ["the boat leaks"], budget: 2 });
    expect([fork(null), fork(null, 9), fork("go on"), fork("aage badho")]).toEqual(
      Array.from({ length: 4 }, () => "ask 3"),
    );
  });

  test("asks whoever wants to act and does not say how", () => {
    const fork = answerAt(["Tell him about the stone.", "Bow, and keep it to yourself."]);
    const lines = [
      "I answer the Diwan",
      "Time to act",
      "I decide",
      "मैं उन्हें जवाब देता हूँ",
      "faisla kar lo",
    ];
    expect(lines.map((line) => fork(line))).toEqual(lines.map(() => "ask 2"));
    expect(fork("Did you decide?")).toBe("detour null");
    expect(answerAt(["Tell the Diwan about the stone."])("Time to act")).toBe("detour null");
  });

  test("whoever meant neither is told so", () => {
    expect(answerAt(["Go", "Stay"])("Neither of these.")).toBe("neither");
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
    expect(answerAt(["Go", "Stay"], {}, "en", choices)(said)).toBe(way);
  });

  test("what is said besides a no to Katha's question is heard", () => {
    const asked = answerAt(["Open the gate", "Stay by the well"], {}, "en", ["Open the gate"]);
    expect(asked("No, I stay by the well.")).toBe("ask 1");
    expect(asked("none of these. Tell me about the moon")).toBe("detour null");
    expect(asked("No, none of these!")).toBe("neither");
    expect(asked("I say no, no, no to the moon")).toBe("detour null");
  });

  test("nobody is asked the same twice", () => {
    const choices = ["Open the gate for the goats", "Stay by the well"];
    const line = "I'm torn, the goats or the well";
    expect(answerAt(choices)(line)).toBe("ask 2");
    expect(answerAt(choices, {}, "en", choices)(line)).toBe("detour null");
  });

  test("after the end there is nothing to go on to", () => {
    expect(answerAt([])(null)).toBe("over");
    expect(answerAt([])("open the door")).toBe("over");
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
