import { toldLimits } from "@katha/api/contract";
import { storyBounds, type StoryBound } from "@katha/storygraph";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { atBound } from "../../../../testing/at-bound.ts";
import {
  createAuthoringFixture,
  wholeForm,
  type AuthoringFixture,
} from "../../../../testing/authoring.ts";

let authoring: AuthoringFixture;
beforeAll(async () => {
  authoring = await createAuthoringFixture();
});
afterAll(() => authoring.server.close());

const form = { title: "The Salt Ferry", description: "Somebody has to row." };
const ending = { text: "A", choices: [] };
const structureOf = (written: object) => ({ start_node: "a", nodes: { a: ending }, ...written });
const save = (id: string, fields: object) =>
  authoring.save(id, authoring.author, { ...form, ...fields });
const long = (length: number) => "x".repeat(length);

/** As it was saved before stories had bounds. */
async function oldStory(written: object) {
  const story = await authoring.write(authoring.author);
  await authoring.server.db
    .updateTable("stories")
    .set({ story_structure: JSON.stringify(structureOf(written)) })
    .where("id", "=", story.id)
    .execute();
  return story;
}

test("what a test play sends back may be as long as what is told", () => {
  expect(toldLimits).toEqual({ text: storyBounds.told, choice: storyBounds.label });
});

describe.each(Object.entries(storyBounds) as [StoryBound, number][])("%s", (what, most) => {
  const [of, path] = atBound[what];

  test("may come to their bound, and one more is refused with its place and how much it is", async () => {
    const { id } = await authoring.write(authoring.author);
    const saved = await save(id, { story_structure: structureOf(of(most)) });
    expect([saved.status, saved.body.detail]).toEqual([200, undefined]);
    const written = structureOf(of(most + 1));
    const refusal = {
      status: 422,
      body: {
        code: "beyond_bounds",
        detail: [{ type: "too_much", msg: expect.stringContaining(String(most + 1)) as unknown }],
        findings: [
          {
            code: "too_much",
            severity: "error",
            field: "story_structure",
            params: { what, count: most + 1, most },
          },
        ],
      },
    };
    const changed = await save(id, { story_structure: written });
    expect(changed).toMatchObject(refusal);
    const [{ loc = [] } = {}] = changed.body.detail as { loc?: string[] }[];
    expect(loc.join(".")).toBe(`body.story_structure.${path}`);
    const begun = await authoring.ask("POST", "/stories/", authoring.author, {
      ...wholeForm,
      story_structure: written,
    });
    expect(begun).toMatchObject(refusal);
    expect((await authoring.read(id, authoring.author)).version).toBe(2);
  });
});

test("a scene that would be told as 132 MB is refused, and so is one above 40,000 characters by one", async () => {
  const { id } = await authoring.write(authoring.author);
  const qualities = { t: { kind: "text", name: "T" } };
  const of = (text: string) => ({
    story_structure: structureOf({
      qualities,
      who: { qualities: ["t"] },
      nodes: { a: { text } },
    }),
  });
  const marks = 150;
  const rest = storyBounds.told - marks * storyBounds.text;
  const told = `${"{t}".repeat(marks)}${long(rest)}`;
  expect((await save(id, of(told))).status).toBe(200);
  expect(await save(id, of(`${told}x`))).toMatchObject({
    status: 422,
    body: {
      detail: [{ loc: ["body", "story_structure", "nodes", "a", "text"] }],
      findings: [{ node: "a", params: { what: "told", count: 40_001 } }],
    },
  });
  expect(await save(id, of("{t}".repeat(6_600)))).toMatchObject({
    status: 422,
    body: { findings: [{ params: { what: "told", count: 1_320_000 } }] },
  });
});

describe("a draft from before stories had bounds", () => {
  const topics = (count: number) => Array.from({ length: count }, (_, at) => `topic ${at}`);
  const old = {
    reactions: { guard: { topics: topics(4_000), says: ["No."] } },
    nodes: { a: ending, b: ending },
  };
  const withTopics = (count: number, more: object = {}) => ({
    story_structure: structureOf({
      ...old,
      reactions: { guard: { topics: topics(count), says: ["No."] }, ...more },
    }),
  });

  test("is opened as it is, and takes another title or another scene", async () => {
    const { id } = await oldStory(old);
    const opened = await authoring.read(id, authoring.author);
    expect(opened.story_structure).toMatchObject(old);
    expect(await save(id, { title: "Another" })).toMatchObject({
      status: 200,
      body: { title: "Another" },
    });
    const { story_structure } = withTopics(4_000);
    const nodes = { ...old.nodes, a: { text: "A longer day.", choices: [] } };
    expect((await save(id, { story_structure: { ...story_structure, nodes } })).status).toBe(200);
  });

  test("may shrink bit by bit, and may have what is too much under another name", async () => {
    const { id } = await oldStory(old);
    expect((await save(id, withTopics(3_900))).status).toBe(200);
    const renamed = structureOf({
      ...old,
      reactions: { doorman: { topics: topics(3_900), says: ["No."] } },
    });
    expect((await save(id, { story_structure: renamed })).status).toBe(200);
    expect((await save(id, withTopics(storyBounds.topics))).status).toBe(200);
    expect((await save(id, withTopics(storyBounds.topics + 1))).status).toBe(422);
  });

  test("grows no more, and has too much in no other place", async () => {
    const { id } = await oldStory(old);
    expect(await save(id, withTopics(4_001))).toMatchObject({
      status: 422,
      body: { findings: [{ params: { what: "topics", entry: "guard", count: 4_001 } }] },
    });
    const more = { porter: { topics: topics(2_501), says: ["No."] } };
    expect(await save(id, withTopics(4_000, more))).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ["body", "story_structure", "reactions", "porter", "topics"] }] },
    });
  });

  test("is not published until it is mended", async () => {
    const { id } = await oldStory(old);
    const publish = () => authoring.ask("PUT", `/stories/${id}/publish`, authoring.author);
    const refused = await publish();
    expect(refused).toMatchObject({ status: 422, body: { code: "review_findings" } });
    expect(refused.body["findings"]).toMatchObject([
      { code: "too_much", params: { what: "topics", entry: "guard", count: 4_000 } },
      { code: "unreachable" },
    ]);
    const mended = structureOf({ reactions: { guard: { topics: ["rain"], says: ["No."] } } });
    await save(id, { story_structure: mended });
    expect((await publish()).status).toBe(200);
  });

  test("comes back from its versions, and can be copied", async () => {
    const { id } = await oldStory(old);
    await save(id, { story_structure: structureOf({}), keeps_before: true });
    const path = `/stories/${id}/versions/1/restore`;
    expect((await authoring.ask("POST", path, authoring.author, {})).status).toBe(200);
    expect((await authoring.read(id, authoring.author)).story_structure).toMatchObject(old);
    const copy = await authoring.ask("POST", `/stories/${id}/duplicate`, authoring.author);
    expect(copy.body["story_structure"]).toMatchObject(old);
  });
});
