import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { signUp } from "../../../../testing/index.ts";
import type { ActionResponse, GameSession } from "@katha/api/contract";
import type { Paint, PictureRequest } from "./paint.ts";
import { createGameFixture, type GameFixture } from "../../../../testing/game/game-fixture.ts";

const sights: PictureRequest[] = [];
const paint: Paint = {
  paint: async (request) => {
    sights.push(request);
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

let game: GameFixture;
beforeAll(async () => {
  game = await createGameFixture({ paint });
});
afterAll(() => game.server.close());
beforeEach(async () => {
  game.player = await signUp(game.server);
});

const act = (id: string, form: object) => game.act(id, form, { by: game.player });
const kept = (body: ActionResponse) =>
  body.session_data.narrative_history.map(({ action_type, is_undone }) => [action_type, is_undone]);

test("a picture shows the current scene, is charged, and is undone before its part", async () => {
  const { id } = await game.begin(game.player);
  await act(id, { action_type: "continue", selected_choice: "Row across" });
  const { body } = await act(id, { action_type: "show", selected_model: "vishvakarma" });
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
  expect(sights.at(-1)?.text).toBe("The river is wide.");
  const { body: undone } = await act(id, { action_type: "undo" });
  expect(kept(undone)).toEqual([
    ["story_start", false],
    ["continue", false],
    ["show", true],
    ["undo", false],
  ]);
  expect(undone).toMatchObject({
    choices: ["Land", "Turn back to the bridge"],
    session_data: { withdrawn: [body.turn_id] },
  });
  const { body: before } = await act(id, { action_type: "undo" });
  expect(kept(before)).toEqual([
    ["story_start", false],
    ["continue", true],
    ["show", true],
    ["undo", false],
    ["undo", false],
  ]);
  const { events } = await game.stream(id, { action_type: "show" }, { by: game.player });
  expect(events.map(({ event }) => event)).toEqual(["turn", "image", "done"]);
});

test("a picture shows the scene the player is in, whatever was told of it last, and where they came from", async () => {
  const { id } = await game.begin(game.player);
  await act(id, { action_type: "continue", selected_choice: "Row across" });
  await act(id, { action_type: "immerse" });
  await act(id, { action_type: "show" });
  await act(id, { action_type: "custom_action", user_action: "I sing of a palace." });
  await act(id, { action_type: "show" });
  for (const sight of sights.slice(-2)) {
    expect(sight.text).toBe("The river is wide.");
    expect(sight.before).toEqual(["shore\nThe boat waits at the shore."]);
    expect(sight.name).toBe("river");
  }
});

test("pictures are undone one by one, also those of the opening, until nothing is left", async () => {
  const { id } = await game.begin(game.player);
  const undo = () => act(id, { action_type: "undo" });
  const { body: first } = await act(id, { action_type: "show" });
  const { body: second } = await act(id, { action_type: "show" });
  for (const { turn_id } of [second, first]) {
    expect((await undo()).body).toMatchObject({ session_data: { withdrawn: [turn_id] } });
  }
  expect(await undo()).toMatchObject({ status: 409, body: { code: "nothing_to_undo" } });
});

test("a picture that was undone stays so when its part is told again and chosen again", async () => {
  const { id } = await game.begin(game.player);
  const { body: part } = await act(id, { action_type: "immerse" });
  await act(id, { action_type: "show" });
  const { body: taken } = await act(id, { action_type: "show" });
  await act(id, { action_type: "undo" });
  await game.ask("POST", `/game/sessions/${id}/turns/${part.turn_id}/retry`, { by: game.player });
  const { body: back } = await game.ask(
    "PUT",
    `/game/sessions/${id}/turns/${part.turn_id}/select`,
    { by: game.player },
  );
  const shows = (back as GameSession).session_data.narrative_history.filter(
    ({ action_type }) => action_type === "show",
  );
  expect(shows.map(({ turn_id, is_undone }) => [turn_id, is_undone])).toEqual([
    [expect.any(String), false],
    [taken.turn_id, true],
  ]);
});

test("an undo takes nothing if a picture came or went since the player looked", async () => {
  const { id } = await game.begin(game.player);
  const { body: part } = await act(id, { action_type: "immerse" });
  const { body: shown } = await act(id, { action_type: "show" });
  const seen = { action_type: "undo", seen: part.turn_id };
  const stale = await act(id, { ...seen, have: part.turn_id });
  expect(stale).toMatchObject({ status: 409, body: { code: "story_moved" } });
  await act(id, { ...seen, have: shown.turn_id });
  const again = await act(id, { ...seen, have: shown.turn_id });
  expect(again).toMatchObject({ status: 409, body: { code: "story_moved" } });
});
