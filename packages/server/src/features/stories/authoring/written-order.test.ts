import type { StoryDetail } from "@katha/api/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDesk, type OpenDesk } from "../../../testing/authoring.ts";
import { signInAgain } from "../../../testing/index.ts";

let desk: OpenDesk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.house.close());

/** Names that a database sorts otherwise, by length and letter. */
const story_structure = {
  tint: "indigo",
  nodes: {
    shore: {
      position: "0,0",
      choices: [
        { target: "far", once: true, text: "Row" },
        { target: "b", text: "Wait" },
      ],
      text: "The boat waits.",
      mood: "uneasy",
    },
    far: { note: { z: 1, a: { y: 2, b: 3 } }, text: "The far shore.", choices: [] },
    b: { text: "Night comes.", choices: [] },
  },
  start_node: "shore",
};
const game_config = {
  skill_check_difficulty: "hard",
  commands: { whistle: { cost: 2 }, row: { cost: 1 } },
  xp_gain_multiplier: 2,
  inventory_slots: 3,
  health_max: 9,
};
const text = (value: unknown) => JSON.stringify(value);
const written = { structure: text(story_structure), rules: text(game_config) };
const of = (story: Pick<StoryDetail, "story_structure" | "game_config">) => ({
  structure: text(story.story_structure),
  rules: text(story.game_config),
});
async function later(): Promise<void> {
  desk.house.clock.advance(6 * 60_000);
  desk.author = await signInAgain(desk.house, desk.author.user);
}

describe("JSON that an author wrote", () => {
  test("comes back in the order in which it was written", async () => {
    const made = await desk.write(desk.author, { story_structure, game_config });
    expect(of(made)).toEqual(written);
    expect(of(await desk.read(made.id, desk.author))).toEqual(written);

    const plain = await desk.write(desk.author);
    const form = { title: "T", description: "D", story_structure: text(story_structure) };
    const { body } = await desk.save(plain.id, desk.author, form);
    expect(of(body as unknown as StoryDetail).structure).toBe(written.structure);
    expect(of(await desk.read(plain.id, desk.author)).structure).toBe(written.structure);
  });

  test("is changed by a save that only sets it in another order", async () => {
    const { id } = await desk.write(desk.author, { story_structure });
    const { shore, far, b } = story_structure.nodes;
    const turned = { start_node: "shore", tint: "indigo", nodes: { b, far, shore } };
    const form = { title: "The Salt Ferry", description: "Somebody has to row." };
    const { body } = await desk.save(id, desk.author, { ...form, story_structure: turned });
    expect(body["version"]).toBe(2);
    expect(of(await desk.read(id, desk.author)).structure).toBe(text(turned));
    const again = await desk.save(id, desk.author, { ...form, story_structure: turned });
    expect(again.body["version"]).toBe(2);
  });

  test("keeps its order in versions, in what is restored, and in a copy", async () => {
    const { id } = await desk.write(desk.author, { story_structure, game_config });
    await later();
    await desk.save(id, desk.author, {
      title: "Another",
      description: "D",
      story_structure: { nodes: { a: { text: "A" } } },
    });
    const first = await desk.ask("GET", `/stories/${id}/versions/1`, desk.author);
    expect(of(first.body as unknown as StoryDetail)).toEqual(written);
    await desk.ask("POST", `/stories/${id}/versions/1/restore`, desk.author, {});
    expect(of(await desk.read(id, desk.author))).toEqual(written);
    const copy = await desk.ask("POST", `/stories/${id}/duplicate`, desk.author);
    expect(of(copy.body as unknown as StoryDetail)).toEqual(written);
  });

  test("begins with its first scene where no other is named", async () => {
    const { shore, far, b } = story_structure.nodes;
    const { id } = await desk.write(desk.author, { story_structure: { nodes: { shore, far, b } } });
    expect((await desk.read(id, desk.author)).story_structure?.start_node).toBe("shore");
  });
});
