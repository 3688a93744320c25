import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createAuthoringFixture, type AuthoringFixture } from "../../../testing/authoring.ts";
import { signUp, type Person } from "../../../testing/index.ts";

let authoring: AuthoringFixture;
let author: Person;
beforeAll(async () => {
  authoring = await createAuthoringFixture({ fileSettings: { review: "human" } });
});
afterAll(() => authoring.server.close());
beforeEach(async () => {
  author = await signUp(authoring.server);
});

const save = async (id: string, title: string) => {
  const form = { title, description: "Said again.", keeps_before: true };
  expect((await authoring.save(id, author, form)).status).toBe(200);
};
const exportOf = async (by: Person) => (await authoring.ask("GET", "/auth/me/export", by)).body;

test("an export has the earlier versions of one's stories, with what was written", async () => {
  const { id } = await authoring.write(author, { title: "First" });
  await save(id, "Second");
  await save(id, "Third");
  const { story_versions } = await exportOf(author);
  expect(story_versions).toMatchObject([
    { story_id: id, version: 1, content: { fields: { title: "First" } } },
    {
      story_id: id,
      version: 2,
      content: {
        fields: { title: "Second", story_description: "Said again." },
        story_structure: { start_node: "shore" },
      },
    },
  ]);
  expect(JSON.stringify(story_versions)).not.toContain("system_prompt");
  expect((await exportOf(authoring.stranger))["story_versions"]).toEqual([]);
});

test("an export has the change that waits beside a published story, or that was returned", async () => {
  const { id } = await authoring.write(author);
  await authoring.ask("PUT", `/stories/${id}/publish`, author);
  await authoring.ask("POST", `/admin/reviews/${id}/approve`, authoring.admin);
  expect((await exportOf(author))["story_changes"]).toEqual([]);
  await save(id, "Bolder");
  const changes = { title: "Bolder", story_description: "Said again." };
  const waiting = { story_id: id, outcome: null, changes };
  expect((await exportOf(author))["story_changes"]).toMatchObject([waiting]);
  const reason = "Not so bold.";
  await authoring.ask("POST", `/admin/reviews/${id}/return`, authoring.admin, { reason });
  const returned = { ...waiting, outcome: "returned" };
  expect((await exportOf(author))["story_changes"]).toMatchObject([returned]);
  await save(id, "Quiet");
  await authoring.ask("POST", `/admin/reviews/${id}/approve`, authoring.admin);
  expect((await exportOf(author))["story_changes"]).toEqual([]);
});
