import { expect, test } from "vitest";
import { clausesOf, type Mood } from "./mood.ts";

test.each<[said: string, moods: Mood[]]>([
  ["I open the door", ["done"]],
  ["open the door!", ["done"]],
  ["who are you", ["asked"]],
  ["Who are you, stranger?", ["asked"]],
  ["I ask him who he is", ["done"]],
  ["ask Sushila about her brother", ["done"]],
  ["can you open it", ["asked"]],
  ["What a mess. I sweep it up.", ["done", "done"]],
  ["have a look at the lamp", ["done"]],
  ["do what she says", ["done"]],
  ["do you know the way", ["asked"]],
  ["tell me about you", ["asked"]],
  ["Adittan, please tell me how it was", ["asked"]],
  ["tell him about me", ["done"]],
  ["if he asks, I will say yes", ["supposed"]],
  ["ask if he is well", ["done"]],
  ["when he comes, hit him", ["supposed"]],
  ["what if I open it", ["supposed"]],
  ["I wonder what is behind the door", ["imagined"]],
  ["I think about opening the door", ["imagined"]],
  ["should I open the door", ["imagined"]],
  ["I could open the door", ["imagined"]],
  ["see what is in the box", ["done"]],
  ['"Open the door!"', ["quoted"]],
  ['I say "who is there?" and wait', ["done"]],
  ['Rafiq once said: "Open the door." I laughed at him', ["imagined"]],
  ['"Open the door," my mother used to joke', ["imagined"]],
  ['माँ कहती थी, "थाने में मुँह बंद रखना"', ["imagined"]],
  ["dadi kehti thi ki raat ko mat jao", ["imagined"]],
  ["I said hello to him", ["done"]],
  ["I promise Mr. Iyer that I will come", ["done"]],
  ["take the key and then open the door", ["done", "done"]],
  ["Who is she? I follow her.", ["asked", "done"]],
  ["तुम कौन हो?", ["asked"]],
  ["तुम कौन हो", ["asked"]],
  ["मैं उससे पूछता हूँ कि वह कौन है", ["done"]],
  ["अगर वह पूछे तो हाँ कह दूँगा", ["supposed"]],
  ["देखो क्या है", ["done"]],
  ["tum kaun ho", ["asked"]],
  ["kundi kyun band hai", ["asked"]],
  ["darwaza kholo", ["done"]],
  ["agar wo aaye to bhaag jaunga", ["supposed"]],
  ["poocho kaun hai", ["done"]],
  ["Meera, tell me about your mother", ["asked"]],
  ["अपनी माँ के बारे में बताओ", ["asked"]],
  ["apni maa ke baare mein batao", ["asked"]],
  ["उसको माँ के बारे में बताओ", ["done"]],
  ["sochta hoon ki andar jaun", ["imagined"]],
])("%s", (said, moods) => {
  expect(clausesOf(said, "en").map(({ mood }) => mood)).toEqual(moods);
});

test.each([
  ["bn", "তুমি কে"],
  ["mr", "तू कोण आहेस"],
  ["ta", "நீ யார்"],
  ["ur", "تم کون ہو"],
])("a question in %s", (language, said) => {
  expect(clausesOf(said, language)).toMatchObject([{ mood: "asked" }]);
});
