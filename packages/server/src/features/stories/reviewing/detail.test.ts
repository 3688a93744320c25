import type { ReviewDetail } from "@katha/api/contract";
import { normalise, prove, type ProvingReport } from "@katha/storygraph";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createAuthoringFixture,
  wholeForm,
  type AuthoringFixture,
} from "../../../testing/authoring.ts";

let authoring: AuthoringFixture;
beforeAll(async () => {
  authoring = await createAuthoringFixture({ fileSettings: { review: "human" } });
});
afterAll(() => authoring.server.close());

const forked = {
  start_node: "shore",
  nodes: {
    shore: {
      text: "The boat waits.",
      choices: [
        { text: "Row", target: "far" },
        { text: "Swim", target: "drowned" },
      ],
    },
    far: { text: "The far shore.", choices: [] },
    drowned: { text: "The water closes.", choices: [] },
  },
};

const detail = async (id: string) => {
  const { status, body } = await authoring.ask("GET", `/admin/reviews/${id}`, authoring.admin);
  expect(status).toBe(200);
  return body as unknown as ReviewDetail;
};
/** Without what was typed. */
const played = ({ typed: _typed, ...report }: ReviewDetail["report"]) => report;
const submit = (id: string) => authoring.ask("PUT", `/stories/${id}/publish`, authoring.author);
const approve = (id: string) =>
  authoring.ask("POST", `/admin/reviews/${id}/approve`, authoring.admin);
const keptOf = (id: string) =>
  authoring.server.db
    .selectFrom("story_reviews")
    .where("story_id", "=", id)
    .select(["story_version", "outcome", "report"])
    .orderBy("submitted_at")
    .execute();

test("a review has the same report as the author's simulation, stored as submitted", async () => {
  const { id } = await authoring.write(authoring.author, { story_structure: forked });
  await submit(id);
  const { report, submitted_at, findings, since_approval, story } = await detail(id);
  const shown: ProvingReport = prove(normalise(forked), {
    plays: 10_000,
    rating: "family",
    economy: { initial_xp: 100, xp_gain_multiplier: 1 },
  });
  expect(played(report)).toEqual(JSON.parse(JSON.stringify(shown)));
  expect(report.plays).toBe(10_000);
  expect(report.endings.map(({ node }) => node).toSorted()).toEqual(["drowned", "far"]);
  expect(submitted_at).toBe(authoring.server.clock.now().toISOString());
  expect([findings, since_approval]).toEqual([[], null]);
  expect(story.story_structure).toEqual(forked);
  const [kept] = await keptOf(id);
  expect(kept?.report?.heat).toEqual(report.heat);
});

test("a story of many scenes is simulated as often as in the author's editor", async () => {
  const scenes = Array.from({ length: 400 }, (_, at) => [
    `room_${at}`,
    { text: `Room ${at}.`, choices: at < 399 ? [{ text: "On", target: `room_${at + 1}` }] : [] },
  ]);
  const story_structure = { start_node: "room_0", nodes: Object.fromEntries(scenes) };
  const { id } = await authoring.write(authoring.author, {
    story_structure,
    game_config: { xp_gain_multiplier: 2, commands: { continue: { cost: 1 } } },
  });
  const { report } = await detail(id);
  const shown = prove(normalise(story_structure), {
    rating: "family",
    economy: { initial_xp: 100, xp_gain_multiplier: 2, continue_cost: 1 },
  });
  expect(played(report)).toEqual(JSON.parse(JSON.stringify(shown)));
});

test("changes since the last approval are listed, with their effect on running sessions", async () => {
  const { id } = await authoring.write(authoring.author);
  await submit(id);
  await approve(id);
  expect((await detail(id)).since_approval).toBeNull();
  authoring.server.clock.advance(1_000);
  await authoring.save(id, authoring.author, {
    title: wholeForm.title,
    description: "d",
    story_structure: forked,
  });
  const { since_approval, report, submitted_at } = await detail(id);
  expect(submitted_at).not.toBeNull();
  expect(report.measures.endings).toBe(2);
  expect(since_approval).toMatchObject({
    version: 1,
    structure: wholeForm.story_structure,
    diff: {
      added: ["drowned"],
      removed: [],
      changed: [{ node: "shore", fields: ["choices"] }],
      endings_gained: ["drowned"],
      endings_lost: [],
      sessions_notice: [{ node: "shore", what: "choices" }],
    },
  });
});

test("a story that was published at once has its report and its approval too", async () => {
  const { id } = await authoring.write(authoring.author, { story_structure: forked });
  await authoring.ask("PUT", `/stories/${id}/publish`, authoring.admin);
  const entries = await keptOf(id);
  expect(entries).toMatchObject([{ story_version: 1, outcome: "approved" }]);
  expect(entries[0]?.report?.plays).toBe(10_000);
  await authoring.save(id, authoring.admin, { title: "Mended", description: "d" });
  expect((await detail(id)).since_approval).toMatchObject({
    version: 1,
    diff: { added: [], removed: [], changed: [], sessions_notice: [] },
    fields: [
      { field: "title", was: wholeForm.title, is: "Mended" },
      { field: "story_description", was: wholeForm.story_description, is: "d" },
    ],
  });
});

test("any story can be opened, also one that was never submitted", async () => {
  const { id } = await authoring.write(authoring.author, {
    story_structure: {
      start_node: "a",
      nodes: { a: { text: "A", choices: [{ text: "Go", target: "gone" }] } },
    },
  });
  const { submitted_at, findings, report } = await detail(id);
  expect(submitted_at).toBeNull();
  expect(findings.map(({ code }) => code)).toContain("broken_link");
  expect(report.findings.map(({ code }) => code)).toContain("broken_link");
  const nobody = await authoring.ask(
    "GET",
    `/admin/reviews/${authoring.server.ids()}`,
    authoring.admin,
  );
  expect(nobody.status).toBe(404);
});
