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
