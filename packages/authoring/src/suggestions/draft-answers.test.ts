import { expect, test } from "vitest";
import { testEntry } from "../testing/entries.ts";
import { draftAnswersRequest } from "./draft-answers.ts";

const reaction = { command: "", acts: ["sing"], about: "Yama", topics: [], at: "", target: "" };

test("sends the form as it is, the answer without its words, and no more than the server reads", () => {
  const entry = { ...testEntry, title: "The Ford", bibleText: '{"cast":[{"name":"Yama"}]}' };
  const asked = {
    node: "ford",
    reaction: { ...reaction, says: ["He hums."] },
    lines: Array.from({ length: 12 }, (_, at) => `line ${at}`),
  };
  const wanted = { wish: " shorter ", besides: ["He hums low."] };
  const body = draftAnswersRequest(entry, { nodes: {} }, asked, wanted);
  expect(body).toMatchObject({
    title: "The Ford",
    scene: "ford",
    wish: "shorter",
    bible: { cast: [{ name: "Yama" }] },
    reaction: { about: "Yama", acts: ["sing"], topics: [], at: "" },
  });
  expect(body.lines).toHaveLength(10);
  expect(JSON.stringify(body.reaction)).not.toContain("He hums.");
});
