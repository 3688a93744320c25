import type { MemoryItem } from "@katha/api/contract";
import { normalise } from "@katha/storygraph";
import { expect, test } from "vitest";
import type { Passage } from "../../port.ts";
import { requestTo } from "../../testing/narrators/model-turn.ts";
import { contradictionIn, namesPassed } from "./continuity.ts";

const bible = {
  cast: [
    { name: "Basil", is: "a boatman" },
    { name: "Meher", is: "keeps the pans" },
    { name: "रघु", is: "चौकीदार" },
    { name: "नानी", is: "" },
  ],
  objects: [
    { name: "the brass key", about: "" },
    { name: "रस्सी", about: "" },
  ],
};

const part = (text: string, said: string | null = null): Passage => ({
  turnId: null,
  action: "custom_action",
  said,
  text,
  node: "",
});

interface Written {
  language?: string;
  noted?: string;
}

function toldIn(passages: readonly Passage[], { language = "en", noted }: Written = {}) {
  const { story } = requestTo();
  const note: MemoryItem = {
    id: "0197f3a2-6c1e-7b3d-9a52-000000000001",
    kind: "noted",
    text: noted ?? "",
    turn_id: null,
    is_corrected: true,
  };
  return {
    story: { ...story, language, bible, graph: normalise({}) },
    passages,
    memory: noted === undefined ? [] : [note],
  };
}

const died = part("Toward evening the cough gets small. Basil is dead.");

test.each([
  ["Basil laughs and takes the rake.", "somebody who is dead"],
  ['"Well done," says Basil.', "somebody who is dead"],
  ["Basil slowly nods.", "somebody who is dead"],
  ["You remember how Basil laughed once.", undefined],
  ["Basil hums under the net.", "somebody who is dead"],
  ["Basil is waiting at the oars.", "somebody who is dead"],
  ["Basil lies on the sand under his coat.", undefined],
  ["Basil was kind.", undefined],
  ["Basil's boat knocks at the steps.", undefined],
  ["Meher laughs and says nothing of Basil.", undefined],
  ['"Basil says no," says Meher.', undefined],
])("after a death: %s", (sentence, found) => {
  expect(contradictionIn(toldIn([died]))(sentence)).toBe(found);
  expect(contradictionIn(toldIn([part("Basil coughs.")]))(sentence)).toBeUndefined();
});

test.each([
  ["You take out the brass key and unlock the drawer.", "a thing that is gone"],
  ["You open the drawer with the brass key.", "a thing that is gone"],
  ["You look for the brass key in the mud.", undefined],
  ["You find the brass key and take the brass key.", undefined],
  ["The drawer was never shut by the brass key.", undefined],
])("after a loss: %s", (sentence, found) => {
  const lost = part("You feel mud, and more mud. The brass key is gone.");
  expect(contradictionIn(toldIn([lost]))(sentence)).toBe(found);
  expect(contradictionIn(toldIn([part("The key is warm.")]))(sentence)).toBeUndefined();
});

test("what the player parts with is gone where the telling lets it go, and not where it does not", () => {
  const sentence = "You raise the brass key.";
  const said = "I give the brass key to a stranger.";
  expect(contradictionIn(toldIn([part("He puts it in his coat.", said)]))(sentence)).toBeDefined();
  expect(contradictionIn(toldIn([part("He will not have it.", said)]))(sentence)).toBeUndefined();
});

test("what comes back may be used, and who lives after all may act", () => {
  const lost = [part("The brass key is lost."), part("Lila finds the brass key in the net.")];
  expect(namesPassed(toldIn(lost))).toEqual({ dead: [], gone: [] });
  expect(namesPassed(toldIn([died, part("Basil is alive, and asks for tea.")])).dead).toEqual([]);
});

test("what the player wrote down stands above what was told", () => {
  expect(namesPassed(toldIn([died], { noted: "Basil is alive." })).dead).toEqual([]);
  expect(namesPassed(toldIn([part("Quiet.")], { noted: "Basil died at sea." })).dead).toEqual([
    "Basil",
  ]);
  expect(namesPassed(toldIn([], { noted: "The brass key is lost." })).gone).toEqual(["brass key"]);
});

test("in Hindi", () => {
  const passages = [part("भोर से पहले रघु मर गया।"), part("रस्सी खो गई।")];
  const look = contradictionIn(toldIn(passages, { language: "hi" }));
  expect(look("रघु ने कहा कि वह भी चलेगा।")).toBe("somebody who is dead");
  expect(look("तुम रस्सी पकड़कर नीचे उतरते हो।")).toBe("a thing that is gone");
  expect(look("रघु की लाठी दीवार से लगी है।")).toBeUndefined();
  expect(look("नानी ने कहा कि रस्सी ढूँढो।")).toBeUndefined();
});

test("a language of which no such words are known has nothing to say", () => {
  expect(contradictionIn(toldIn([died], { language: "te" }))("Basil laughs.")).toBeUndefined();
});
