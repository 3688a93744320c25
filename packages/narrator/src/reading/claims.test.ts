import { expect, test } from "vitest";
import { claimsIn } from "./claims.ts";
import { overIn } from "./ended.ts";
import { readScene } from "./scene.ts";

const people = new Map(
  Object.entries({
    meera: "Meera",
    voss: "Voss",
    captain: "Voss",
    tam: "Tam",
    मीरा: "मीरा",
    बलबीर: "बलबीर",
  }),
);
const players = new Set(["you", "i", "तुम", "तुमने", "मैं", "मैंने"]);
const whoIs = (word: string) => (players.has(word) ? "player" : people.get(word));

/** Which sentences of these, told one after another, hold no longer at the end. */
function overOf(text: string, language: string): string[] {
  const sentences = readScene(text, language);
  const claims = claimsIn(sentences, language, whoIs);
  const told = sentences.map((one, at) => ({ one, claims: claims[at] ?? [] }));
  return [...overIn(told).keys()].map((one) => one.text);
}

test.each([
  ["The door is shut. Voss opens the door.", "The door is shut."],
  [
    "The iron door of the hall stands open. You close the door.",
    "The iron door of the hall stands open.",
  ],
  ["You unlock the gate. It is locked again.", "You unlock the gate."],
  ["Meera waits at the gate. Meera has left.", "Meera waits at the gate."],
  ["Meera waits at the gate. You look at her, and she walks away.", "Meera waits at the gate."],
  ["Captain Voss sits on a barrel. The captain is dead.", "Captain Voss sits on a barrel."],
  ["Tam has gone. Tam comes back with a rope.", "Tam has gone."],
  ["The lamp lies on the table. You take the lamp.", "The lamp lies on the table."],
  ["You pick up the brass lamp. You give Meera the lamp.", "You pick up the brass lamp."],
  ["The letter is in your hand. You hand the letter to Voss.", "The letter is in your hand."],
  [
    "You take the rope and look at it. Then you throw it away.",
    "You take the rope and look at it.",
  ],
  ["The lamp hangs from the beam. You hold the lamp high.", "The lamp hangs from the beam."],
  ["Meera holds the map. She gives you the map.", "Meera holds the map."],
  ["The lantern is lit. The lantern goes out.", "The lantern is lit."],
  ["Meera stands by you. Meera strides off.", "Meera stands by you."],
  ["Meera stands by you. She sets off for the harbour.", "Meera stands by you."],
  ["Meera stands by you. She leaves you alone.", "Meera stands by you."],
  ["Meera stands by you. Meera nods and goes.", "Meera stands by you."],
  ["Meera stands by you. Meera is led away.", "Meera stands by you."],
  [
    "The lamp lies on the table. You slip the lamp into your pocket.",
    "The lamp lies on the table.",
  ],
  ["You pick up the lamp. You put the lamp in the boat.", "You pick up the lamp."],
])("what no longer holds: %s", (text, over) => {
  expect(overOf(text, "en")).toEqual([over]);
});

test.each([
  ["दरवाज़ा बंद है। मीरा ने दरवाज़ा खोला।", "दरवाज़ा बंद है।"],
  ["मीरा फाटक पर खड़ी है। मीरा चली गई।", "मीरा फाटक पर खड़ी है।"],
  ["बलबीर बेंच पर बैठा है। बलबीर मर गया।", "बलबीर बेंच पर बैठा है।"],
  ["मेज़ पर चाबी रखी है। तुमने चाबी उठा ली।", "मेज़ पर चाबी रखी है।"],
  ["तुमने चाबी उठा ली। तुमने मीरा को चाबी दे दी।", "तुमने चाबी उठा ली।"],
  ["चाबी तुम्हारे हाथ में है। तुमने चाबी मीरा को सौंप दी।", "चाबी तुम्हारे हाथ में है।"],
  ["दीया जल रहा है। हवा से दीया बुझ गया।", "दीया जल रहा है।"],
  ["मीरा फाटक पर खड़ी है। मीरा चल दी।", "मीरा फाटक पर खड़ी है।"],
  ["मीरा फाटक पर खड़ी है। मीरा गाँव के लिए रवाना हुई।", "मीरा फाटक पर खड़ी है।"],
  ["मेज़ पर लिफ़ाफ़ा रखा है। तुमने लिफ़ाफ़ा जेब में रख लिया।", "मेज़ पर लिफ़ाफ़ा रखा है।"],
  ["मेज़ पर लिफ़ाफ़ा रखा है। तुमने लिफ़ाफ़ा उठाकर जेब में रख लिया।", "मेज़ पर लिफ़ाफ़ा रखा है।"],
  ["मेज़ पर लिफ़ाफ़ा रखा है। तुमने लिफ़ाफ़ा झोले में डाल लिया।", "मेज़ पर लिफ़ाफ़ा रखा है।"],
  ["तुमने चाबी जेब में रख ली। तुमने चाबी मेज़ पर रख दी।", "तुमने चाबी जेब में रख ली।"],
  ["तुमने चाबी उठा ली। तुमने चाबी मीरा की जेब में रख दी।", "तुमने चाबी उठा ली।"],
])("what no longer holds, in Hindi: %s", (text, over) => {
  expect(overOf(text, "hi")).toEqual([over]);
});

test.each([
  ["The red door is shut. The green door is open.", "en"],
  ["The door is shut. A door opens somewhere above.", "en"],
  ["The door is shut. If Voss opens the door, run.", "en"],
  ["The door is shut. Nobody could open the door.", "en"],
  ["The door is shut. “Open the door,” says Meera.", "en"],
  ["The door is shut. Voss opens the window.", "en"],
  ["Meera waits at the gate. Tam has left.", "en"],
  ["Meera waits at the gate. You leave with a lamp for Meera.", "en"],
  ["You take the lamp. Meera takes the rope.", "en"],
  ["Meera stands by the door. Tam shuts the door.", "en"],
  ["Meera has left. The lamp is on the left.", "en"],
  ["Meera stands by you. Meera sets out the cups.", "en"],
  ["Meera waits at the gate. Meera walks out to you with a lamp.", "en"],
  ["Meera holds the lamp. Meera puts the lamp in her pocket.", "en"],
  ["You take the lamp. You slip the lamp into your pocket.", "en"],
  ["दरवाज़ा बंद है। मीरा ने खिड़की खोली।", "hi"],
  ["दरवाज़ा बंद है। अगर दरवाज़ा खुला तो भागो।", "hi"],
  ["दरवाज़ा बंद है। दरवाज़ा नहीं खुलता।", "hi"],
  ["मीरा फाटक पर खड़ी है। बलबीर चला गया।", "hi"],
  ["तुमने चाबी उठा ली। मीरा ने माला उठा ली।", "hi"],
  ["तुमने चाबी उठा ली। तुमने चाबी जेब में रख ली।", "hi"],
  ["तुमने चाबी उठा ली। तुमने चाबी जेब में रख दी।", "hi"],
  ["तुमने लिफ़ाफ़ा उठाया। तुमने लिफ़ाफ़ा निकालकर जेब में रख लिया।", "hi"],
])("what still holds: %s", (text, language) => {
  expect(overOf(text, language)).toEqual([]);
});

test("what is so again holds again", () => {
  expect(overOf("The door is shut. Voss opens the door. Voss shuts the door.", "en")).toEqual([
    "The door is shut.",
    "Voss opens the door.",
  ]);
});
