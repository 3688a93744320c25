import { expect, test } from "vitest";
import { playerSpeech } from "./player-speech.ts";

const spoken = (sentences: string[], said: string | null, language = "en") => {
  const look = playerSpeech(language, "second", said);
  return sentences.some((sentence) => look(sentence));
};

test.each([
  ['"Take it for ten crowns and leave me in peace," you say.'],
  ['"I would sell it for a hundred," you tell him.'],
  ['"Leave me be, I have had enough," you snap.'],
  ['You whisper, "Come with me to the river tonight."'],
])("nobody speaks for the player: %s", (sentence) => {
  expect(spoken([sentence], "I wait.")).toBe(true);
});

test("speech and who spoke may be two sentences", () => {
  expect(spoken(['"Leave me in peace, all of you!" ', "you shout."], "I wait.")).toBe(true);
  expect(spoken(['"Leave me in peace, all of you!" ', "Mira shouts."], "I wait.")).toBe(false);
});

test("the player's own words may be told, and others may speak", () => {
  expect(spoken(['"Where is the rope?" you ask.'], "I ask Mira about the rope.")).toBe(false);
  expect(spoken(['"Come down to the river tonight," you say.'], "come down to the river")).toBe(
    false,
  );
  expect(spoken(['"Sit down," says Mira, and you sit.'], "I wait.")).toBe(false);
  expect(spoken(["You say nothing."], "I wait.")).toBe(false);
});

test("in Hindi, and in the first person", () => {
  expect(spoken(['"मुझे ऊपर खींच लो," तुम कहते हो।'], "मैं उतरता हूँ।", "hi")).toBe(true);
  expect(spoken(['"बैठ जाओ," नानी कहती हैं।'], "मैं उतरता हूँ।", "hi")).toBe(false);
  expect(playerSpeech("en", "first", "I wait.")('"Give me the thread," I said.')).toBe(true);
});
