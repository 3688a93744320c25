import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { signUp } from "../../../testing/index.ts";
import { createLocalEngine, createPlayableStories } from "../index.ts";
import { findSettled } from "../repo.ts";
import { rowAcross } from "../testing/ferry-story.ts";
import { createGameFixture, type GameFixture } from "../../../testing/game/game-fixture.ts";
import { faultsOfKept } from "./keep-play.ts";

let game: GameFixture;
let session: string;
beforeAll(async () => {
  game = await createGameFixture();
});
afterAll(() => game.server.close());
beforeEach(async () => {
  game.player = await signUp(game.server);
  session = (await game.begin(game.player)).id;
});

const act = (form: object) => game.act(session, form, { by: game.player });
const read = async () =>
  (await game.ask("GET", `/game/sessions/${session}`, { by: game.player })).body;
const faults = () => {
  const { db } = game.server;
  const engine = createLocalEngine({ db, playableStories: createPlayableStories() });
  return faultsOfKept({ db, engine }, session);
};

async function play(): Promise<void> {
  await act(rowAcross);
  await act({ action_type: "show" });
  await act({ action_type: "immerse" });
  await act({ action_type: "undo" });
  await act({ action_type: "continue", selected_choice: "Turn back to the bridge" });
}

/** As a server leaves it that keeps nothing. */
async function forget(): Promise<void> {
  const { db } = game.server;
  await db.deleteFrom("play_snapshots").where("session_id", "=", session).execute();
  await db
    .updateTable("turns")
    .set({ is_standing: false, became: null, told_before: null, progress: null })
    .where("session_id", "=", session)
    .execute();
  await db
    .updateTable("game_sessions")
    .set({ spent_beside: null, newest: null })
    .where("id", "=", session)
    .execute();
}

test("a play of which nothing was kept opens as it was, and goes on", async () => {
  await play();
  const before = await read();
  await forget();
  expect(await read()).toEqual(before);
  expect(await faults()).toEqual([]);
  await forget();
  expect((await act({ action_type: "immerse" })).status).toBe(200);
  expect(await faults()).toEqual([]);
});

test("what is kept wrongly is found", async () => {
  await play();
  expect(await faults()).toEqual([]);
  const { db } = game.server;
  const [first] = await findSettled(db, session);
  const wrong = db.updateTable("turns").set({ is_standing: false });
  await wrong.where("id", "=", first?.id ?? "").execute();
  await db
    .updateTable("game_sessions")
    .set({ choices_made: 7 })
    .where("id", "=", session)
    .execute();
  expect(await faults()).toEqual(["choices_made", `turn ${first?.id}`]);
});

test("an answer carries what came after the entry that the client has, and what stands no longer", async () => {
  const { body: first } = await act({ ...rowAcross, have: "opening" });
  const { narrative_history: entries, earlier } = first.session_data;
  expect(entries.map(({ turn_id: turn }) => turn)).toEqual([first.turn_id]);
  expect(earlier).toBeNull();
  const { body: second } = await act({ action_type: "immerse" });
  const { body: undone } = await act({ action_type: "undo", have: first.turn_id });
  expect(undone.session_data).toMatchObject({
    narrative_history: [
      { turn_id: second.turn_id, is_undone: true },
      { turn_id: undone.turn_id, action_type: "undo" },
    ],
    withdrawn: [second.turn_id],
    current: { turn_id: first.turn_id },
  });
  const { body: back } = await act({ action_type: "undo", have: undone.turn_id });
  expect(back.session_data).toMatchObject({
    withdrawn: [first.turn_id],
    current: { turn_id: null, action_type: "story_start" },
  });
});
