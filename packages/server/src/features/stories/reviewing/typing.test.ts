import type { ReviewDetail, SceneReading, TypedProof } from "@katha/api/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createAuthoringFixture, type AuthoringFixture } from "../../../testing/authoring.ts";
import { openProver } from "../../review/prover.ts";
import { slowProver } from "../../review/testing/slow-prover.ts";

let authoring: AuthoringFixture;
beforeAll(async () => {
  authoring = await createAuthoringFixture({ fileSettings: { review: "human" } });
});
afterAll(() => authoring.server.close());

const structure = (aliases: string[]) => ({
  start_node: "shore",
  nodes: {
    shore: {
      text: "The boat waits.",
      choices: [
        { text: "Row across the river.", target: "far" },
        { text: "Swim to the island.", target: "isle", aliases },
      ],
    },
    far: { text: "The far shore.", choices: [] },
    isle: { text: "The island.", choices: [] },
  },
});
const faulty = structure(["row across the river"]);
const mistaken = {
  code: "choice_mistaken",
  severity: "warning",
  node: "shore",
  params: {
    choice: "Swim to the island.",
    typed: "row across the river",
    taken: "Row across the river.",
  },
};
const told = {
  ...mistaken,
  field: "story_structure",
  message:
    "choice mistaken: choice “Swim to the island.”, taken “Row across the river.”, typed “row across the river”",
};

const publish = (id: string) => authoring.ask("PUT", `/stories/${id}/publish`, authoring.author);
const detail = async (id: string) =>
  (await authoring.ask("GET", `/admin/reviews/${id}`, authoring.admin))
    .body as unknown as ReviewDetail;
async function typeIn(story_structure: object, by: AuthoringFixture["author"] | null) {
  const { status, body } = await authoring.ask("POST", "/authoring/typing", by, {
    title: "Not saved yet",
    story_structure,
  });
  return { status, body: body as unknown as TypedProof & { code?: string } };
}

test("what simulated typing finds is a warning to the author, and the reviewer reads it too", async () => {
  const { id } = await authoring.write(authoring.author, { story_structure: faulty });
  const { status, body } = await publish(id);
  expect([status, body["status"]]).toEqual([200, "in_review"]);
  expect(body["warnings"]).toMatchObject([told]);
  const { findings, report } = await detail(id);
  expect(findings).toMatchObject([told]);
  expect(report.typed).toMatchObject({ scenes: 1, is_whole: true, findings: [mistaken] });
  expect(report.typed?.lines).toBeGreaterThan(5);
});

test("a reviewer reads it for a story that was never submitted, too", async () => {
  const { id } = await authoring.write(authoring.author, { story_structure: faulty });
  expect((await detail(id)).findings).toMatchObject([told]);
});

test("an author has an unsaved story typed in, and nothing is saved", async () => {
  const countStories = () => authoring.server.db.selectFrom("stories").select("id").execute();
  const before = await countStories();
  const { status, body } = await typeIn(faulty, authoring.author);
  expect([status, body.findings]).toEqual([200, [{ ...mistaken, choice: 1 }]]);
  const mended = await typeIn(structure(["swim over to the island"]), authoring.author);
  expect(mended.body).toMatchObject({ findings: [], answers: { tried: 0, came: 0 } });
  expect(await countStories()).toEqual(before);
});

test("nobody has two stories typed in at once", async () => {
  const { prover, begun, finish } = slowProver();
  const slow = await createAuthoringFixture({ prover });
  const ask = (by: AuthoringFixture["author"], title: string) =>
    slow.ask("POST", "/authoring/typing", by, { title, story_structure: faulty });
  const first = ask(slow.author, "Slow");
  await begun;
  const again = await ask(slow.author, "Another");
  expect([again.status, again.body["code"]]).toEqual([429, "still_checking"]);
  const other = ask(slow.stranger, "Another");
  expect([(await finish(first)).status, (await other).status]).toEqual([200, 200]);
  expect((await ask(slow.author, "Another")).status).toBe(200);
  await slow.server.close();
});

test("of one author's readings two wait at most, so that others have a place", async () => {
  const prover = openProver();
  const title = "Not saved yet";
  const story = { title, language: "en", content_rating: "family" } as const;
  const read = (by: string) => prover.reading({ ...story, story_structure: faulty }, by);
  const asked = await Promise.allSettled(
    [1, 2, 3, 4, 5].map(() => read("one")).concat(read("other")),
  );
  expect(asked.map(({ status }) => status === "fulfilled")).toEqual([
    true,
    true,
    true,
    false,
    false,
    true,
  ]);
  expect(asked[4]).toMatchObject({ reason: { status: 503, code: "busy" } });
  await prover.close();
});

test("its author reads each line that strangers would type, and those who publish how many were understood", async () => {
  const { body } = await typeIn(structure([]), authoring.author);
  const { strangers, strangers_lines: lines } = body;
  expect(lines.filter(({ kind }) => kind === "rewording").map(({ meant }) => meant)).toEqual(
    expect.arrayContaining([0, 1]),
  );
  expect(strangers?.rewordings.tried).toBe(lines.filter(({ kind }) => kind === "rewording").length);
  const { id } = await authoring.write(authoring.author, { story_structure: structure([]) });
  const published = await publish(id);
  expect(published.body["strangers"]).toEqual(strangers);
  expect((await detail(id)).report.typed).not.toHaveProperty("strangers_lines");
});

test("an author has an unsaved story read, with its bible's corrections", async () => {
  const read = async (bible: object) => {
    const { status, body } = await authoring.ask("POST", "/authoring/reading", authoring.author, {
      story_structure: {
        start_node: "shore",
        nodes: {
          shore: {
            text: "You come to the boat. Meera waits by it. She says nothing to you.",
            choices: [],
          },
        },
      },
      bible,
    });
    return { status, reading: body as unknown as SceneReading };
  };
  const { status, reading } = await read({});
  expect(status).toBe(200);
  expect(reading.people).toMatchObject([{ name: "Meera", count: 2 }]);
  expect(reading.scenes).toEqual([{ scene: "shore", present: ["Meera"], named: [] }]);
  const mended = await read({ left_out: ["Meera"] });
  expect(mended.reading).toMatchObject({ people: [], left_out: ["Meera"] });
});
