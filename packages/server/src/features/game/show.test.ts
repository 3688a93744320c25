import { afterAll, beforeAll, expect, test } from "vitest";
import type { Paint, Sight } from "./index.ts";
import { setStage, type Stage } from "./testing/stage.ts";

const sights: Sight[] = [];
const paint: Paint = {
  paint: async (sight) => {
    sights.push(sight);
    return {
      url: "/media/0123456789abcdef0123456789abcdef/960.webp",
      alt: "A boat on a river.",
      style: "Vishvakarma",
      prompt: "boat, river",
      servedBy: "a test",
    };
  },
  inWords: () => "A boat, in words.",
};

let stage: Stage;
beforeAll(async () => {
  stage = await setStage({ paint });
});
afterAll(() => stage.house.close());

test("a picture shows where the player stands, is paid for, and goes with its part", async () => {
  const { id } = await stage.begin();
  await stage.act(id, { action_type: "continue", selected_choice: "Row across" });
  const { body } = await stage.act(id, { action_type: "show", selected_model: "vishvakarma" });
  expect(body).toMatchObject({
    narrative: null,
    image_url: expect.stringContaining("/media/"),
    image_alt: "A boat on a river.",
    style: "Vishvakarma",
    prompt: "boat, river",
    fallback_description: null,
    credits_consumed: 5,
    choices: ["Land", "Turn back to the bridge"],
  });
  expect(sights.at(-1)?.text).toContain("You stand at river.");
  const { body: undone } = await stage.act(id, { action_type: "undo" });
  const history = undone.session_data.narrative_history;
  expect(history.map(({ action_type, is_undone }) => [action_type, is_undone])).toEqual([
    ["story_start", false],
    ["continue", true],
    ["show", true],
    ["undo", false],
  ]);
  const { events } = await stage.stream(id, { action_type: "show" });
  expect(events.map(({ event }) => event)).toEqual(["turn", "image", "done"]);
});
