import type { StoryDetail } from "@katha/api/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createAuthoringFixture, type AuthoringFixture } from "../../../../testing/authoring.ts";
import { signInAgain } from "../../../../testing/index.ts";

let authoring: AuthoringFixture;
beforeAll(async () => {
  authoring = await createAuthoringFixture();
});
afterAll(() => authoring.server.close());

/** Keys that a database would sort by length and letter. */
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
  authoring.server.clock.advance(6 * 60_000);
  authoring.author = await signInAgain(authoring.server, authoring.author.user);
}

describe("JSON that an author wrote", () => {
  test("keeps its key order", async () => {
    const made = await authoring.write(authoring.author, { story_structure, game_config });
    expect(of(made)).toEqual(written);
    expect(of(await authoring.read(made.id, authoring.author))).toEqual(written);

    const plain = await authoring.write(authoring.author);
    const form = { title: "T", description: "D", story_structure: text(story_structure) };
    const { body } = await authoring.save(plain.id, authoring.author, form);
    expect(of(body as unknown as StoryDetail).structure).toBe(written.structure);
    expect(of(await authoring.read(plain.id, authoring.author)).structure).toBe(written.structure);
  });

  test("is changed by a save that only reorders its keys", async () => {
    const { id } = await authoring.write(authoring.author, { story_structure });
    const { shore, far, b } = story_structure.nodes;
    const turned = { start_node: "shore", tint: "indigo", nodes: { b, far, shore } };
    const form = { title: "The Salt Ferry", description: "Somebody has to row." };
    const { body } = await authoring.save(id, authoring.author, {
      ...form,
      story_structure: turned,
    });
    expect(body["version"]).toBe(2);
    expect(of(await authoring.read(id, authoring.author)).structure).toBe(text(turned));
    const again = await authoring.save(id, authoring.author, { ...form, story_structure: turned });
    expect(again.body["version"]).toBe(2);
  });

  test("keeps its order in versions, restored stories and copies", async () => {
    const { id } = await authoring.write(authoring.author, { story_structure, game_config });
    await later();
    await authoring.save(id, authoring.author, {
      title: "Another",
      description: "D",
      story_structure: { nodes: { a: { text: "A" } } },
    });
    const first = await authoring.ask("GET", `/stories/${id}/versions/1`, authoring.author);
    expect(of(first.body as unknown as StoryDetail)).toEqual(written);
    await authoring.ask("POST", `/stories/${id}/versions/1/restore`, authoring.author, {});
    expect(of(await authoring.read(id, authoring.author))).toEqual(written);
    const copy = await authoring.ask("POST", `/stories/${id}/duplicate`, authoring.author);
    expect(of(copy.body as unknown as StoryDetail)).toEqual(written);
  });

  test("starts at its first scene where no other is named", async () => {
    const { shore, far, b } = story_structure.nodes;
    const { id } = await authoring.write(authoring.author, {
      story_structure: { nodes: { shore, far, b } },
    });
    expect((await authoring.read(id, authoring.author)).story_structure?.start_node).toBe("shore");
  });
});
