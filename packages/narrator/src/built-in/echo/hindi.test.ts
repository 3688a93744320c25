import { normalise } from "@katha/storygraph";
import { expect, test } from "vitest";
import { echoOf } from "./echo.ts";
import { styleOf } from "../../style/style.ts";

const node = { text: "तुम मंच पर खड़ी हो। घुँघरू बजते हैं।", choices: [] };

function toldTo(garment: string, said: string): string {
  const story = {
    title: "",
    language: "hi",
    contentRating: "family",
    prompt: "",
    systemPrompt: "",
    graph: normalise({ start_node: "stage", nodes: { stage: node } }),
    bible: { cast: [{ name: "चित्रा", is: "मंदिर में; तुम", garment }] },
  };
  return echoOf(said, styleOf(story, node)).text;
}

test.each(["dancer", "child", "girl", ""])("who is dressed as %j may act as a woman", (garment) => {
  expect(toldTo(garment, "मैं नाचती हूँ")).toBe("तुम नाचती हो।");
});

test.each([
  ["king", "मैं नाचती हूँ"],
  ["dancer", "मैं नाचता हूँ"],
])("who is dressed as %j is not told as the other: %s", (garment, said) => {
  expect(toldTo(garment, said)).not.toContain("तुम");
});

const yard = "तुम आँगन में खड़ी हो। नीम के नीचे दीया जल रहा है।";
const orderIn = (text: string, said: string) => {
  const scene = { text, choices: [] };
  const story = {
    title: "",
    language: "hi",
    contentRating: "family",
    prompt: "",
    systemPrompt: "",
    graph: normalise({ start_node: "yard", nodes: { yard: scene } }),
    bible: null,
  };
  return echoOf(said, styleOf(story, scene), { isDone: true }).text;
};

test.each([
  [yard, "दीये को छुओ", "तुम दीये को छूती हो।"],
  [yard, "रोटी खा लो", "तुम रोटी खा लेती हो।"],
  ["तुम आँगन में खड़े हो। नीम को देखते हो।", "बंटी को गले लगाओ", "तुम बंटी को गले लगाते हो।"],
  [yard.replace("तुम आँगन में खड़ी हो", "मैं आँगन में खड़ी हूँ"), "किताब पढ़ो", "मैं किताब पढ़ती हूँ।"],
])("an order is told as a deed where the story says who does it: %s %s", (text, said, told) => {
  expect(orderIn(text, said)).toBe(told);
});

test("an order is no deed of anybody of whom nothing shows it", () => {
  expect(orderIn("तुम्हारे आँगन में नीम है।", "किताब पढ़ो")).toBe("");
});
