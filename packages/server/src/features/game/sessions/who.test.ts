import { gameSession, storyDetail } from "@katha/api/contract";
import { builtInNarrator } from "@katha/narrator";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { signUp } from "../../../testing/index.ts";
import { insertStory } from "../../../testing/insert-story.ts";
import { createGameFixture, type GameFixture } from "../../../testing/game/game-fixture.ts";
import { lampStory } from "../testing/lamp-story.ts";

let game: GameFixture;
let story: string;
beforeAll(async () => {
  game = await createGameFixture({ narratorFor: () => builtInNarrator });
  const story_structure = JSON.stringify(lampStory);
  story = await insertStory(game.server.db, { story_structure });
});
afterAll(() => game.server.close());
beforeEach(async () => {
  game.player = await signUp(game.server);
});

const begin = (who: object | null, story_id = story) =>
  game.ask("PUT", "/game/sessions/", { by: game.player, payload: { story_id, who } });

test("a story's page says what its players are asked, if anything", async () => {
  const { body } = await game.ask("GET", `/stories/${story}`);
  expect(storyDetail.parse(body).who).toEqual({
    qualities: [
      { id: "name", name: "Your name", kind: "text", values: [], start: "stranger" },
      {
        id: "companion",
        name: "Companion",
        kind: "one_of",
        values: ["nobody", "Meera"],
        start: "nobody",
      },
    ],
    things: [
      { id: "lantern", name: "a lantern", about: "It is dark." },
      { id: "flute", name: "a flute", about: "" },
    ],
    things_most: 1,
  });
  const { body: plain } = await game.ask("GET", `/stories/${game.storyId}`);
  expect(plain["who"]).toBeNull();
});

test("what players say about themselves holds from the first line, also in a branch", async () => {
  const who = { qualities: { name: "  Asha {lamp} ", companion: "Meera" }, things: ["flute"] };
  const session = gameSession.parse((await begin(who)).body);
  const [opening] = session.session_data.narrative_history;
  expect(opening?.ai_response).toContain("You stand in the court, Asha {lamp}.");
  expect(session.state.things.map(({ id }) => id)).toEqual(["rope", "flute"]);
  expect(session.offers.find(({ text }) => text === "Swear by Meera")?.is_locked).toBe(false);
  const { body } = await game.ask("POST", `/game/sessions/${session.id}/turns/opening/branch`, {
    by: game.player,
  });
  expect(gameSession.parse(body).state).toEqual(session.state);
});

test("answers left blank stay as the story begins", async () => {
  const { body } = await begin({ qualities: { name: " " }, things: [] });
  const { state } = gameSession.parse(body);
  expect(state.qualities.find(({ id }) => id === "name")?.value).toBe("stranger");
});

test.each([
  [{ qualities: { name: "a".repeat(61) } }, ["qualities", "name"]],
  [{ qualities: { name: "a\nb" } }, ["qualities", "name"]],
  [{ qualities: { companion: "Birbal" } }, ["qualities", "companion"]],
  [{ qualities: { trust: "5" } }, ["qualities", "trust"]],
  [{ qualities: { hidden_doubt: "5" } }, ["qualities", "hidden_doubt"]],
  [{ things: ["key"] }, ["things", 0]],
  [{ things: ["lantern", "flute"] }, ["things"]],
])("%j is refused at its place, and no session begins", async (who, path) => {
  const { status, body } = await begin(who);
  expect(status).toBe(422);
  expect(body["detail"]).toMatchObject([{ loc: ["body", "who", ...path] }]);
  const { body: sessions } = await game.ask("GET", "/game/sessions", { by: game.player });
  expect(sessions).toEqual({ sessions: [], next_cursor: null });
});
