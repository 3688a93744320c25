import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { signUp, type Person } from "../../../../testing/index.ts";
import { createGameFixture, type GameFixture } from "../../../../testing/game/game-fixture.ts";

let game: GameFixture;
let player: Person;
let session = "";
beforeAll(async () => {
  game = await createGameFixture();
});
afterAll(() => game.server.close());
beforeEach(async () => {
  player = await signUp(game.server);
  session = (await game.begin(player)).id;
});

const by = () => ({ by: player });
const act = (form: object) => game.act(session, form, by());
const goOn = () => act({ action_type: "continue" });
const say = (user_action: string) => act({ action_type: "custom_action", user_action });
const pick = (selected_choice: string) => act({ action_type: "continue", selected_choice });

describe("Katha asks", () => {
  test("what lies open, when the player goes on at a fork, by the story's own words: no model, no coins, no XP", async () => {
    const requests = game.narrator.requests.length;
    const before = await game.coins(player);
    const { body } = await goOn();
    expect(body).toMatchObject({
      narrative: expect.stringMatching(/Row across, or walk to the bridge\?$/u),
      choices: ["Row across", "Walk to the bridge"],
      credits_consumed: 0,
      current_xp: 20,
      scenes_completed: 0,
    });
    expect(game.narrator.requests).toHaveLength(requests);
    expect(await game.coins(player)).toEqual(before);
    expect((await pick("Row across")).body.narrative).not.toContain("or walk to the bridge?");
  });

  test("what was meant, where a line may mean a choice, and takes the one that is pressed", async () => {
    const { body } = await say("should I walk to the bridge");
    expect(body).toMatchObject({
      narrative: "Did you mean this?",
      choices: ["Walk to the bridge", "No, not that."],
      credits_consumed: 0,
      current_xp: 20,
    });
    const neither = await pick("No, not that.");
    expect(neither.body).toMatchObject({
      choices: ["Row across", "Walk to the bridge"],
      credits_consumed: 0,
      current_xp: 20,
    });
    await say("should I walk to the bridge");
    expect((await pick("Walk to the bridge")).body.choices).toContain("Swim");
  });

  test("and says that it was a question, with nothing of the story in it to tell again", async () => {
    const lastOf = ({ body }: Awaited<ReturnType<typeof act>>) =>
      body.session_data.narrative_history.at(-1);
    expect(lastOf(await goOn())).toMatchObject({ is_question: true });
    expect(lastOf(await say("should I walk to the bridge"))).toMatchObject({ is_question: true });
    expect(lastOf(await pick("No, not that."))).toMatchObject({ is_question: true });
    expect(lastOf(await say("I look at the water."))).toMatchObject({ is_question: false });
  });

  test("nothing of whoever speaks to it and not to the story: no model, no coins, no XP, and the same choices", async () => {
    const requests = game.narrator.requests.length;
    const before = await game.coins(player);
    const { body } = await say("are you an AI?");
    expect(body).toMatchObject({
      narrative: expect.stringContaining("An author wrote this story"),
      choices: ["Row across", "Walk to the bridge"],
      credits_consumed: 0,
      current_xp: 20,
      scenes_completed: 0,
    });
    expect(body.session_data.narrative_history.at(-1)).toMatchObject({ is_question: true });
    expect(game.narrator.requests).toHaveLength(requests);
    expect(await game.coins(player)).toEqual(before);
  });

  test("and hears yes and no", async () => {
    await say("should I walk to the bridge");
    expect((await say("no")).body.choices).toEqual(["Row across", "Walk to the bridge"]);
    await say("should I walk to the bridge");
    expect((await say("yes please")).body.choices).toContain("Swim");
  });

  test("nothing where a line plainly means a choice, or none of them", async () => {
    expect((await say("I look at the water.")).body.narrative).toContain("You said");
    expect((await say("who rows this boat?")).body.choices).toContain("Row across");
    expect((await say("I row across in the boat")).body.choices).toContain("Land");
  });
});

describe("the player is told", () => {
  const takenOf = ({ body }: Awaited<ReturnType<typeof act>>) =>
    body.session_data.narrative_history.at(-1)?.taken_choice;

  test("which choice their words were taken for, and gets its cost back by undoing it", async () => {
    const typed = await say("I row across to the other side in the boat");
    expect(typed.body.choices).toContain("Land");
    expect(takenOf(typed)).toBe("Row across");
    const undone = await act({ action_type: "undo" });
    expect(undone.body).toMatchObject({
      choices: ["Row across", "Walk to the bridge"],
      current_xp: 20,
    });
  });

  test("nothing of a choice that they picked, of its own words, or of an answer", async () => {
    expect(takenOf(await say("I look at the water."))).toBeNull();
    expect(takenOf(await pick("Row across"))).toBeNull();
    await act({ action_type: "undo" });
    expect(takenOf(await say("row across!"))).toBeNull();
  });
});
