import { describe, expect, test } from "vitest";
import { normalise } from "@katha/storygraph";
import { startPosition } from "../../position/index.ts";
import { heardIn } from "../../testing/heard-in.ts";
import { storyOf } from "../../testing/stories/story-of.ts";
import { typedAction } from "../../testing/typed-action.ts";
import { neitherOf } from "../katha/asking.ts";
import { understand } from "../understand.ts";

const cellar =
  "Marta sits by the lantern in the cellar. Her son Ilan mends a net. The door to the garden is shut, and something scratches behind it.";
const [open, trust, ask, askIlan] = [
  "Open the door.",
  "Trust Marta.",
  "Ask Marta who lit the lantern.",
  "Ask Ilan about the net.",
];
const english = {
  bare: heardIn(cellar, [[open], [trust], [ask], [askIlan]]),
  worded: heardIn(cellar, [
    [open, "I open the door", "let it in", '"I\'m opening it," I say', "unlatch the door"],
    [trust, "believe Marta", '"I trust you, Marta"', "I do as Marta says", "Marta is right"],
    [ask, "who lit the lantern", "Marta, who lit that", "ask her who lit it"],
  ]),
};

const तहख़ाना = "मार्था तहख़ाने में लालटेन के पास बैठी है। बग़ीचे का दरवाज़ा बंद है, और उसके पीछे कुछ खुरच रहा है।";
const [खोलो, भरोसा, पूछो] = [
  "दरवाज़ा खोलो।",
  "मार्था पर भरोसा करो।",
  "मार्था से पूछो कि लालटेन किसने जलाई।",
];
const hindi = {
  bare: heardIn(तहख़ाना, [[खोलो], [भरोसा], [पूछो]], { language: "hi" }),
  worded: heardIn(
    तहख़ाना,
    [
      [खोलो, "दरवाज़ा खोल दो", '"खोलता हूँ," मैं कहता हूँ', "darwaza khol do", "main darwaza kholti hoon"],
      [भरोसा, "मार्था की बात मानो", '"मुझे तुम पर भरोसा है"', "martha pe bharosa karo"],
      [पूछो, "लालटेन किसने जलाई", "laltain kisne jalai"],
    ],
    { language: "hi" },
  ),
};

const ways = ["bare", "worded"] as const;

describe.each(ways)("a question that names a choice takes none (%s)", (way) => {
  test.each([
    "should I open the door?",
    "ok but should i open the door",
    "Marta, should I open the door?",
    "hey, should I open the door, Marta?",
    "tell me if I should open the door",
    "ask Marta if I should open the door",
    "ask marta should i open the door",
    "i dont know if i should open the door",
    "can I trust you, Marta?",
    "should i trust marta",
    "can i trust her",
    "do I trust Marta?",
    "what if I open the door?",
    "what would happen if I opened the door",
    "is it wise to open the door?",
    "Marta, is it safe to open the door, do you think?",
    "is opening the door a bad idea?",
    "to open the door or not to open the door",
    "how do I open the door, Marta?",
    "why should I trust you, Marta?",
    "could you open the door?",
    "Open the door?",
    "trust marta?",
    // Polite, and still one press away: a choice may end the story.
    "can I open the door please",
    "pls can i open the door",
    "may we open the door",
    "could we go out to the garden?",
  ])("%s", (said) => {
    expect(["asks", "stays"]).toContain(english[way](said));
  });

  test.each([
    "क्या मैं दरवाज़ा खोलूँ?",
    "क्या मुझे दरवाज़ा खोलना चाहिए?",
    "दरवाज़ा खोलना चाहिए कि नहीं",
    "दरवाज़ा खोलूँ क्या",
    "दरवाज़ा खोल दूँ?",
    "दरवाज़ा खोलो?",
    "अगर मैं दरवाज़ा खोलूँ तो?",
    "क्या दरवाज़ा खोल सकते हैं",
    "दरवाज़ा खोलना ठीक रहेगा?",
    "मार्था, क्या मैं तुम पर भरोसा कर सकता हूँ?",
    "मार्था पर भरोसा करना चाहिए?",
    "क्या मैं मार्था से पूछूँ कि लालटेन किसने जलाई?",
    "kya main darwaza kholu?",
    "darwaza kholu kya",
    "darwaza khol lu kya yaar",
    "plz darwaza khol sakte hai kya",
    "darwaza kholun ya nahi",
    "agar main darwaza khol du to?",
    "kya martha pe bharosa kar sakti hu",
    "martha pe bharosa karna chahiye kya",
    "kya martha se puchu ki laltain kisne jalai",
  ])("%s", (said) => {
    expect(["asks", "stays"]).toContain(hindi[way](said));
  });
});

test.each(ways)("what is done is taken, though it says nearly the same (%s)", (way) => {
  expect(english[way]("I open the door")).toBe(open);
  expect(english[way]("ok then, I trust Marta")).toBe(trust);
  expect(hindi[way]("darwaza khol du")).toBe(खोलो);
  expect(hindi[way]("मैं दरवाज़ा खोलती हूँ")).toBe(खोलो);
});

describe.each(ways)("a choice to ask is taken by its own question, and by no other (%s)", (way) => {
  test.each([
    "Marta, who lit the lantern?",
    "who lit the lantern?",
    "who lit the lantern, Marta?",
    "I ask Marta who lit the lantern",
  ])("its own: %s", (said) => {
    expect(english[way](said)).toBe(ask);
  });

  test.each([
    "Marta, who are you?",
    "who are you Marta",
    "ask Marta who she is",
    "Who is Marta?",
    "Marta, what is a lantern?",
    "Marta, is the lantern lit?",
    "Marta, did you light the lantern?",
    "can I ask you who lit the lantern?",
    "should I ask Marta who lit the lantern?",
  ])("another: %s", (said) => {
    expect(["asks", "stays"]).toContain(english[way](said));
  });

  test("in Hindi", () => {
    expect(hindi[way]("लालटेन किसने जलाई, मार्था?")).toBe(way === "worded" ? पूछो : "asks");
    expect(hindi[way]("मार्था से पूछता हूँ कि लालटेन किसने जलाई")).toBe(पूछो);
    for (const said of ["मार्था से पूछो वह कौन है", "martha se pucho wo kaun hai", "मार्था, तुम कौन हो?"])
      expect(["asks", "stays"]).toContain(hindi[way](said));
  });
});

test("a choice that asks two things is taken by either", () => {
  const heard = heardIn("A stranger stands at the fire.", [
    ["Ask who he is and what brings him to the fair."],
    ["Turn back to the road."],
  ]);
  expect(heard("I ask him who he is")).toBe("Ask who he is and what brings him to the fair.");
});

test("whoever is asked about a choice and names it again, with whatever mark, means it", () => {
  const graph = normalise({
    start_node: "porch",
    nodes: {
      porch: {
        text: "A porch with a door.",
        choices: [
          { text: open, target: "hall" },
          { text: "Go home.", target: "home" },
        ],
      },
      hall: { text: "The hall." },
      home: { text: "Home." },
    },
  });
  const typed = typedAction(storyOf({ graph }), startPosition(graph), "open the door?");
  expect(understand(typed)).toMatchObject({ way: "ask", choices: [open] });
  const offers = [
    { text: open, to: "hall" },
    { text: neitherOf("en", 1), to: null },
  ];
  expect(understand({ ...typed, offers })).toMatchObject({ way: "edge", choice: open });
});
