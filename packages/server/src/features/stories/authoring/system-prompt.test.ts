import { afterAll, beforeAll, expect, test } from "vitest";
import { createAuthoringFixture, type AuthoringFixture } from "../../../testing/authoring.ts";

const secret = "Never speak of the drowned king";

let fixture: AuthoringFixture;
beforeAll(async () => {
  fixture = await createAuthoringFixture();
});
afterAll(() => fixture.server.close());

test("an administrator's instructions to the model are in no answer to the story's author", async () => {
  const { author, admin } = fixture;
  const { id } = await fixture.write(author);
  const instructed = await fixture.save(id, admin, {
    title: "The Salt Ferry",
    description: "Somebody has to row.",
    story_system_prompt: secret,
  });
  expect(instructed.body["story_system_prompt"]).toBe(secret);
  expect(await fixture.read(id, admin)).toMatchObject({ story_system_prompt: secret });

  const edit = { title: "Another title", description: "Rowed again." };
  const answers = [
    await fixture.ask("GET", `/stories/${id}`, author),
    await fixture.save(id, author, edit),
    await fixture.save(id, author, { ...edit, title: "Late", version: 1 }),
    await fixture.ask("POST", `/stories/${id}/duplicate`, author),
    await fixture.ask("PUT", `/stories/${id}/publish`, author),
    await fixture.ask("GET", `/stories/${id}/versions`, author),
    await fixture.ask("GET", `/stories/${id}/versions/2`, author),
    await fixture.ask("POST", `/stories/${id}/versions/2/restore`, author),
    await fixture.ask("GET", "/stories/my", author),
    await fixture.ask("GET", "/auth/me/export", author),
  ];
  expect(answers.map(({ status }) => status)).toEqual([
    200, 200, 409, 201, 200, 200, 200, 200, 200, 200,
  ]);
  expect(JSON.stringify(answers)).toContain("story_structure");
  expect(JSON.stringify(answers)).not.toContain(secret);
  expect(JSON.stringify(answers)).not.toContain("story_system_prompt");
});

test("an author's save and copy keep the instructions that the story has", async () => {
  const { author, admin } = fixture;
  const { id } = await fixture.write(author);
  const edit = { title: "The Salt Ferry", description: "Somebody has to row." };
  await fixture.save(id, admin, { ...edit, story_system_prompt: secret });
  await fixture.save(id, author, { ...edit, title: "Renamed", story_system_prompt: "" });
  expect(await fixture.read(id, admin)).toMatchObject({
    title: "Renamed",
    story_system_prompt: secret,
  });
  const copy = await fixture.ask("POST", `/stories/${id}/duplicate`, author);
  expect(await fixture.read(String(copy.body["id"]), admin)).toMatchObject({
    story_system_prompt: secret,
  });
});
