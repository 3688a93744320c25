import { normalise } from "@katha/storygraph";
import { expect, test } from "vitest";
import type { StoryVersion } from "../../port.ts";
import { openSession } from "../../testing/sessions/session.ts";

/** A story as somebody writes it who knows of no wordings, answers or bible. */
function storyOf(language: string, text: string, choices: readonly [string, string]): StoryVersion {
  const nodes = {
    hold: { text, choices: choices.map((one) => ({ text: one, target: "deck" })) },
    deck: { text: "The end.", ending: { kind: "open", title: "The end" } },
  };
  const graph = normalise({ start_node: "hold", nodes });
  return {
    title: "The Marigold",
    language,
    contentRating: "everyone",
    prompt: "",
    systemPrompt: "",
    graph,
    bible: {},
  };
}

const ship = storyOf(
  "en",
  `You wake in the hold of the Marigold. Captain Voss sits on a barrel and coils a rope.

"There's water below the line," says Captain Voss. Her gloves are made of sealskin. They have not come off since the door.

A lantern hangs from the beam. Your brother Tam leans against the flour sacks and hums.`,
  ["Go below and look for the leak.", "Tell the captain that you cannot swim."],
);
const house = storyOf(
  "hi",
  `तुम आँगन में खड़े हो। बुआ मूढ़े पर बैठी है और मटर छील रही है। "संदूक कोई नहीं छुएगा," बुआ ने कहा। नीम के नीचे एक हरा संदूक रखा है।`,
  ["संदूक खोलो।", "चाचा को बुलाओ।"],
);

async function answersOf(story: StoryVersion, ...lines: string[]): Promise<string[]> {
  const session = openSession(story, "answers");
  const answers: string[] = [];
  for (const said of lines)
    answers.push((await session.play({ action: "custom_action", said })).narrative);
  return answers;
}

test("a look is answered by what the scene says of the thing", async () => {
  const [gloves, trunk] = [
    ...(await answersOf(ship, "look at her gloves")),
    ...(await answersOf(house, "नीम को देखता हूँ")),
  ];
  expect(gloves).toContain(
    "Her gloves are made of sealskin. They have not come off since the door.",
  );
  expect(trunk).toContain("नीम के नीचे एक हरा संदूक रखा है।");
});

test("a second look at the same thing says that this is all", async () => {
  const [first, second] = await answersOf(ship, "look at her gloves", "look at the gloves again");
  expect(second).not.toContain("sealskin");
  expect(second).toContain("the gloves");
  expect(second).not.toBe(first);
});

test("a question is answered by what was said of it, and by whom", async () => {
  const [answer] = await answersOf(ship, "captain, what about the water?");
  expect(answer).toMatch(/Captain Voss .*"There's water below the line\."/u);
});

test("who knows nothing of it is told of by what they do", async () => {
  const [answer] = await answersOf(ship, "captain do you have children?");
  expect(answer).toContain("Captain Voss sits on a barrel and coils a rope.");
  const [hindi] = await answersOf(house, "बुआ, क्या आपके बच्चे हैं?");
  expect(hindi).toContain("बुआ मूढ़े पर बैठी है");
});

test("a small deed is done, in the scene", async () => {
  const [answer] = await answersOf(ship, "take the lantern");
  expect(answer).toMatch(/^You take the lantern\. A lantern hangs from the beam\./u);
});

test("nobody whom the scene names is called absent", async () => {
  for (const said of ["hit Tam", "give the rope to my brother", "insult captain voss", "hug Tam"]) {
    const [answer] = await answersOf(ship, said);
    expect(answer, said).not.toMatch(/not here|no sign of/u);
  }
});

test("different lines are never answered alike one after the other", async () => {
  const lines = [
    "dance a jig",
    "kick the barrel",
    "juggle",
    "whistle for a whale",
    "count to nine",
  ];
  const answers = await answersOf(ship, ...lines);
  for (const [at, answer] of answers.entries()) expect(answer).not.toBe(answers[at + 1]);
});

test("where nothing here explains a line the open ways are named", async () => {
  const [answer] = await answersOf(ship, "defragment the zeppelin");
  expect(answer).toContain("Go below and look for the leak");
  expect(answer).toContain("Tell the captain that you cannot swim");
});

test("a question that is put to nobody is answered by the sentence alone", async () => {
  const [answer] = await answersOf(ship, "what are the gloves made of?");
  expect(answer).toBe(
    `"What are the gloves made of?" Her gloves are made of sealskin. They have not come off since the door.`,
  );
});

test("what was all told before is done all the same, and asked about is told once more", async () => {
  const answers = await answersOf(
    ship,
    "look at the lantern",
    "look at the captain",
    "what is the lantern for?",
    "touch the lantern",
  );
  expect(answers[2]).toContain("A lantern hangs from the beam.");
  expect(answers[3]).toMatch(/^You touch the lantern\./u);
});

test("who is called he or she is whoever spoke last", async () => {
  const [, hugged] = await answersOf(ship, "thank you, captain", "hug her");
  expect(hugged).toMatch(/^You hug her\. .*Captain Voss/u);
});

test("a greeting is not asked about, and a remark is heard by somebody", async () => {
  const tam = storyOf("en", ship.graph.nodes["hold"]?.text ?? "", [
    "Hide Tam behind the flour sacks.",
    "Climb the ladder.",
  ]);
  const [greeted, remarked] = await answersOf(tam, "hi tam", "i am so tired of all this");
  expect(greeted).toContain("Tam");
  expect(greeted).not.toContain("Did you mean");
  expect(remarked).toMatch(/^"I am so tired of all this\." .*Captain Voss/u);
});

test("what is under something is asked of the thing", async () => {
  const answers = await answersOf(ship, "look under the lantern", "look under the lantern");
  expect(answers[0]).toContain("A lantern hangs from the beam.");
  expect(answers[1]).toContain("the lantern");
});

test("nothing small is done to somebody who is not there", async () => {
  const gone = storyOf("en", "You stand on the empty beach. The sea is grey.", [
    "Swim.",
    "Go home.",
  ]);
  const nodes = { ...gone.graph.nodes, inn: { text: "The old woman pours tea.", choices: [] } };
  const [answer] = await answersOf(
    { ...gone, graph: normalise({ ...gone.graph, nodes }) },
    "comfort the woman",
  );
  expect(answer).not.toMatch(/^You comfort/u);
});

test("when every way to say no was told, the one told longest ago comes", async () => {
  const questions = ["one", "two", "three", "four", "five", "six"].map(
    (number) => `captain, do you have ${number} sisters?`,
  );
  const answers = await answersOf(ship, ...questions);
  const said = answers.map((answer) => answer.replace(/^"[^"]*" /u, "").replace(/\. .*$/u, "."));
  for (const [at, answer] of said.entries()) expect(answer).not.toBe(said[at + 1]);
});

test("who has left within the scene is not told of as they were before", async () => {
  const text =
    "You stand in the hold. Captain Voss looks at you and coils a rope. A lantern hangs from the beam. Captain Voss climbs the ladder and is gone.";
  const left = storyOf("en", text, ["Go below.", "Call for help."]);
  const lines = [
    "captain do you have children?",
    "captain, where were you born?",
    "look at the rope",
  ];
  for (const [at, answer] of (await answersOf(left, ...lines)).entries())
    expect(answer, lines[at]).not.toContain("coils a rope");
});

/** Goes on once, and then types. */
async function laterAnswers(
  language: string,
  scenes: readonly [string, string],
  ...lines: string[]
) {
  const [first, second] = scenes;
  const go = "Go on.";
  const nodes = {
    first: { text: first, choices: [{ text: go, target: "second" }] },
    second: { text: second, choices: [{ text: go, target: "end" }] },
    end: "",
  };
  const graph = normalise({ start_node: "first", nodes });
  const session = openSession({ ...ship, language, graph }, "later");
  await session.play({ action: "continue", said: go });
  const answers: string[] = [];
  for (const said of lines)
    answers.push((await session.play({ action: "custom_action", said })).narrative);
  return answers;
}

test("a sentence of an earlier scene that no longer holds does not come back", async () => {
  const [door, lamp, tam] = await laterAnswers(
    "en",
    [
      "You stand in the hold. The iron door is shut. A brass lamp hangs from the beam. Tam leans against the sacks.",
      "It is night. Tam has gone up on deck. You hold the lamp high, and you open the iron door. Water stands behind it.",
    ],
    "look at the iron door",
    "look at the lamp",
    "where is Tam?",
  );
  expect(door).toContain("you open the iron door.");
  expect(door).not.toContain("is shut");
  expect(lamp).not.toContain("hangs from the beam");
  expect(tam).toContain("Tam has gone up on deck.");
  expect(tam).not.toContain("leans");
});

test("nor does one in Hindi", async () => {
  const [door, key] = await laterAnswers(
    "hi",
    [
      "तुम आँगन में खड़े हो। लोहे का दरवाज़ा बंद है। चाबी तुम्हारे हाथ में है।",
      "रात हो गई है। तुमने चाबी बुआ को दे दी। बुआ ने दरवाज़ा खोला।",
    ],
    "दरवाज़े को देखता हूँ",
    "चाबी कहाँ है?",
  );
  expect(door).toContain("बुआ ने दरवाज़ा खोला।");
  expect(door).not.toContain("बंद है");
  expect(key).toContain("तुमने चाबी बुआ को दे दी।");
  expect(key).not.toContain("हाथ में है");
});

test("what the player wrote down of a thing is told with it, once, as theirs", async () => {
  const note = "The lantern is my mother's.";
  const session = openSession(ship, "noted", [note]);
  const answerTo = async (said: string) =>
    (await session.play({ action: "custom_action", said })).narrative;
  expect(await answerTo("look at her gloves")).not.toContain(note);
  const first = await answerTo("look at the lantern");
  expect(first).toContain(`You noted: ${note}`);
  expect(first).toContain("A lantern hangs from the beam.");
  expect(await answerTo("look at the lantern again")).not.toContain(note);
});

test("no question gets a secret of the bible, though its words are asked for, and each gets an answer", async () => {
  const secret = "she cut the third hawser herself at Ushant";
  const bible = { cast: [{ name: "Captain Voss", is: "the captain", secret }] };
  const asked = [
    "Captain, who cut the hawser?",
    "did you cut the third hawser yourself at Ushant?",
    "Captain Voss, what is your secret?",
    "tell me your secret, captain",
    "look at the captain",
    "who is Captain Voss?",
  ];
  for (const answer of await answersOf({ ...ship, bible }, ...asked)) {
    expect(answer).not.toBe("");
    expect(answer.replaceAll(/".*?"/gu, "")).not.toMatch(/cut the third hawser herself|at Ushant/u);
  }
});
