import { afterAll, beforeAll, expect, test } from "vitest";
import { signUp } from "../../testing/index.ts";
import { rowAcross } from "./testing/ferry-story.ts";
import { createGameFixture, type GameFixture } from "../../testing/game/game-fixture.ts";

let game: GameFixture;
beforeAll(async () => {
  game = await createGameFixture();
});
afterAll(() => game.server.close());

test("an export has what one told the narrator and the editors, and what tasks have counted", async () => {
  const { id: session_id } = await game.begin();
  const path = `/game/sessions/${session_id}`;
  const said = { action_type: "custom_action", user_action: "My name is Meenakshi." };
  await game.act(session_id, said);
  const { body: memory } = await game.ask("GET", `${path}/memory`);
  const items = memory["items"] as { id: string; kind: string }[];
  const item = items.find(({ kind }) => kind === "name")?.id;
  await game.ask("PUT", `${path}/memory/${item}`, { payload: { text: "She is called Minu." } });
  await game.ask("POST", `${path}/memory`, { payload: { text: "The key is mine." } });
  const { body: told } = await game.act(session_id, rowAcross);
  const report = { reason: "harm", note: "Nobody should row in this." };
  await game.ask("POST", `${path}/turns/${told.turn_id}/report`, { payload: report });

  const { body: taken } = await game.ask("GET", "/auth/me/export");
  const story_id = game.storyId;
  expect(taken).toMatchObject({
    memory_corrections: expect.arrayContaining([
      expect.objectContaining({ session_id, item, text: "She is called Minu." }),
      expect.objectContaining({ session_id, text: "The key is mine.", is_noted: true }),
    ]),
    reports: [{ story_id, turn_id: told.turn_id, status: "open", ...report }],
  });
  expect(taken["progress_events"]).toContainEqual(
    expect.objectContaining({ kind: "begun", occasion: session_id, story_id }),
  );
  expect(taken["completed_tasks"]).toContainEqual(
    expect.objectContaining({ task_id: "first_step", period: "ever", stars: 1 }),
  );

  const other = await signUp(game.server);
  const { body: others } = await game.ask("GET", "/auth/me/export", { by: other });
  expect(others).toMatchObject({ memory_corrections: [], reports: [] });
  expect(JSON.stringify(others)).not.toContain(session_id);
});
