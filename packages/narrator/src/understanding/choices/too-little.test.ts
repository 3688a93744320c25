import { expect, test } from "vitest";
import { normalise } from "@katha/storygraph";
import { offersAt, startPosition } from "../../position/index.ts";
import { heardIn } from "../../testing/heard-in.ts";
import { storyOf } from "../../testing/stories/story-of.ts";
import { neitherOf } from "../katha/asking.ts";
import { understand } from "../understand.ts";

const kitchen =
  "Zoya stands at the stove of the mill house. Zoya stirs the soup and hums. The back door is open, and the dog sleeps beside it.";
const [leave, eat, call, run] = [
  "Leave the mill house for ever.",
  "Eat the last of the soup.",
  "Call Zoya away from the stove.",
  "Run!",
];

const rasoi =
  "ज़ोया चूल्हे के पास खड़ी है। ज़ोया ने शोरबा चखा। ज़ोया ने करछी रखी। पिछला दरवाज़ा खुला है, और कुत्ता सो रहा है।";
const [निकलो, खाओ, बुलाओ, भागो] = [
  "घर छोड़कर हमेशा के लिए निकल जाओ।",
  "बचा हुआ शोरबा खाओ।",
  "ज़ोया को चूल्हे से बुलाओ।",
  "भागो!",
];

/** Stories of one scene each: bare, with wordings, and where a choice is the only one. */
const english = {
  bare: heardIn(kitchen, [[leave], [eat], [call]]),
  worded: heardIn(kitchen, [
    [leave, "leave", "get out of the house", "go away for good", "walk out of the mill"],
    [eat, "eat something", "have the soup", "finish the soup", "taste it"],
    [call, "Zoya", "Zoya, come here", "shout for Zoya", "call her over"],
  ]),
  only: heardIn(kitchen, [[leave]]),
  onlyEat: heardIn(kitchen, [[eat]]),
  onlyCall: heardIn(kitchen, [[call]]),
  short: heardIn(kitchen, [[run], ["Zoya!"], ["Eat."]]),
};
const hindi = {
  bare: heardIn(rasoi, [[निकलो], [खाओ], [बुलाओ]], { language: "hi" }),
  worded: heardIn(
    rasoi,
    [
      [निकलो, "निकलो", "nikal jao", "घर से चले जाओ", "ghar chhodo"],
      [खाओ, "कुछ खाओ", "kuch khao", "शोरबा पी लो", "shorba khao"],
      [बुलाओ, "ज़ोया", "zoya", "ज़ोया को आवाज़ दो", "zoya ko bulao"],
    ],
    { language: "hi" },
  ),
  onlyEat: heardIn(rasoi, [[खाओ]], { language: "hi" }),
  short: heardIn(rasoi, [[भागो], ["ज़ोया!"]], { language: "hi" }),
};

type Scene = (said: string) => string;
const unmoved = ["asks", "stays"];

test.each<[said: string, scenes: Scene[]]>([
  ["Zoya!!", [english.bare, english.worded, english.only, english.onlyCall]],
  ["zoya", [english.bare, english.worded, english.onlyCall]],
  ["hey Zoya", [english.bare, english.worded, english.onlyCall]],
  ["Zoya, Zoya!", [english.bare, english.worded, english.onlyCall]],
  ["Oh Zoya...", [english.bare, english.worded, english.onlyCall]],
  ["ज़ोया!!", [hindi.bare, hindi.worded]],
  ["अरे ज़ोया!", [hindi.bare, hindi.worded]],
  ["ज़ोया जी", [hindi.bare, hindi.worded]],
  ["arre zoya", [hindi.bare, hindi.worded]],
  ["zoya zoya!!", [hindi.bare, hindi.worded]],
])("who only calls somebody has taken no choice: %s", (said, scenes) => {
  for (const scene of scenes) expect(unmoved).toContain(scene(said));
});

test.each<[said: string, scenes: Scene[]]>([
  ["leave", [english.bare, english.worded, english.only]],
  ["I leave.", [english.bare, english.worded, english.only]],
  ["let's leave now!", [english.bare, english.worded, english.only]],
  ["leave quickly", [english.bare, english.worded, english.only]],
  ["Zoya, leave!", [english.bare, english.worded, english.only]],
  ["leave it", [english.bare, english.worded, english.only]],
  ["eat", [english.bare, english.worded, english.onlyEat]],
  ["eat something", [english.bare, english.worded, english.onlyEat]],
  ["I want to eat anything", [english.bare, english.worded, english.onlyEat]],
  ["eat it", [english.bare, english.worded, english.onlyEat]],
  ["निकलो", [hindi.bare, hindi.worded]],
  ["मैं निकल जाती हूँ", [hindi.bare, hindi.worded]],
  ["ज़ोया, खाओ!", [hindi.bare, hindi.worded, hindi.onlyEat]],
  ["खाओ", [hindi.bare, hindi.worded, hindi.onlyEat]],
  ["कुछ खाओ", [hindi.bare, hindi.worded, hindi.onlyEat]],
  ["main kuch khaati hoon", [hindi.bare, hindi.worded, hindi.onlyEat]],
  ["kuchh khao", [hindi.bare, hindi.worded, hindi.onlyEat]],
  ["nikal jao", [hindi.bare, hindi.worded]],
])("who says what is done and not to what has taken no choice: %s", (said, scenes) => {
  for (const scene of scenes) expect(unmoved).toContain(scene(said));
});

test.each<[said: string, scene: Scene, choice: string]>([
  ["run", english.short, run],
  ["Run!!", english.short, run],
  ["I run", english.short, run],
  ["zoya", english.short, "Zoya!"],
  ["eat", english.short, "Eat."],
  ["leave the mill house for ever", english.bare, leave],
  ["भागो", hindi.short, भागो],
  ["ज़ोया", hindi.short, "ज़ोया!"],
])("a line that says all that the choice itself says takes it: %s", (said, scene, choice) => {
  expect(scene(said)).toBe(choice);
});

test.each<[said: string, scene: Scene, choice: string]>([
  ["leave the mill house", english.worded, leave],
  ["get out of the house", english.worded, leave],
  ["eat the soup", english.worded, eat],
  ["call Zoya away from the stove", english.worded, call],
  ["eat the last soup", english.bare, eat],
  ["शोरबा खाओ", hindi.worded, खाओ],
  ["main shorba kha leti hoon", hindi.worded, खाओ],
  ["ज़ोया को बुलाओ", hindi.worded, बुलाओ],
  ["zoya ko bulao", hindi.worded, बुलाओ],
])("a verb with what it is done to takes its choice: %s", (said, scene, choice) => {
  expect(scene(said)).toBe(choice);
});

function answerAfter(asked: readonly string[], said: string): string {
  const aliases = ["leave", "go away for good", "get out of the house"];
  const callAliases = ["Zoya", "Zoya, come here", "shout for Zoya"];
  const graph = normalise({
    start_node: "kitchen",
    nodes: {
      kitchen: {
        text: kitchen,
        choices: [
          { text: leave, aliases, target: "away" },
          { text: call, aliases: callAliases, target: "called" },
        ],
      },
      away: { text: "You are gone.", choices: [] },
      called: { text: "She comes.", choices: [] },
    },
  });
  const story = storyOf({ graph });
  const position = startPosition(graph);
  const open = offersAt(graph, position);
  const offers = [
    ...open.filter(({ text }) => asked.includes(text)),
    { to: null, text: neitherOf("en", asked.length) },
  ];
  const action = "custom_action";
  const step = understand({ story, position, action, said, offers, passages: [] });
  return step.way === "edge" ? step.choice : step.way;
}

test("Katha's own question is answered by a yes, a number or the same verb, and by no name", () => {
  expect(answerAfter([leave], "yes")).toBe(leave);
  expect(answerAfter([leave, call], "2")).toBe(call);
  expect(answerAfter([leave], "leave")).toBe(leave);
  expect(answerAfter([call], "Zoya!!")).toBe("detour");
  expect(answerAfter([call], "hey, Zoya, Zoya")).toBe("detour");
});
