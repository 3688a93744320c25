import { setTimeout as after } from "node:timers/promises";
import type { ReviewDetail } from "@katha/api/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createAuthoringFixture, type AuthoringFixture } from "../../../testing/authoring.ts";
import { openProver } from "../../review/prover.ts";
import { faultyThread, slowProver } from "../../review/testing/slow-prover.ts";

/** As many scenes and choices as a story may have; all but one of each scene's choices lead back to the start. */
function largestStructure() {
  const choicesOf = (at: number) =>
    Array.from({ length: 20 }, (_, choice) => ({
      text: `Way ${choice}`,
      target: choice === 0 ? `scene_${at + 1}` : "scene_0",
    }));
  const scenes = Array.from({ length: 4_999 }, (_, at) => [
    `scene_${at}`,
    { text: `Scene ${at}.`, choices: at < 4_998 ? choicesOf(at) : [] },
  ]);
  return { start_node: "scene_0", nodes: Object.fromEntries(scenes) };
}

describe("the largest story", () => {
  let authoring: AuthoringFixture;
  let id: string;
  beforeAll(async () => {
    // As soon as the time is up: how long plays may take is only a number.
    authoring = await createAuthoringFixture({ prover: openProver({ playsMayTakeMs: 0 }) });
    const form = { title: "The largest", story_structure: largestStructure() };
    ({ id } = await authoring.write(authoring.author, form));
  });
  afterAll(() => authoring.server.close());

  test("is published within seconds of processor, while others are answered", async () => {
    const began = process.cpuUsage();
    const publishing = authoring.ask("PUT", `/stories/${id}/publish`, authoring.author);
    const published = publishing.then(() => true);
    while (!(await Promise.race([published, after(20, false)])))
      expect((await authoring.ask("GET", "/stories/?page=1", null)).status).toBe(200);
    expect(await publishing).toMatchObject({
      status: 200,
      body: { status: "published", warnings: [{ code: "fewer_plays" }] },
    });
    const { user, system } = process.cpuUsage(began);
    // Ten thousand plays of it took 19 seconds.
    expect((user + system) / 1e6).toBeLessThan(10);
  });

  test("has a report that says how few plays it is made of", async () => {
    const { body } = await authoring.ask("GET", `/admin/reviews/${id}`, authoring.admin);
    const { report } = body as unknown as ReviewDetail;
    expect(report.plays_asked).toBe(10_000);
    expect(report.plays).toBeGreaterThan(10);
    expect(report.plays).toBeLessThan(1_000);
  });

  test("can be played", async () => {
    const session = await authoring.ask("PUT", "/game/sessions/", authoring.author, {
      story_id: id,
    });
    const path = `/game/sessions/${String(session.body["session_id"] ?? session.body["id"])}/action`;
    const began = process.cpuUsage();
    for (const turn of [
      { action_type: "continue", selected_choice: "Way 0" },
      { action_type: "custom_action", user_action: "I ask who lit the lamp" },
      { action_type: "continue", selected_choice: "Way 3" },
    ]) {
      const { status, body } = await authoring.ask("POST", path, authoring.author, turn);
      expect([status, body["code"]]).toEqual([200, undefined]);
    }
    const { user, system } = process.cpuUsage(began);
    // The first of them took 80 seconds, and everybody else got 503.
    expect((user + system) / 1e6).toBeLessThan(10);
  });
});

describe("a proof", () => {
  let authoring: AuthoringFixture;
  const publish = (id: string) => authoring.ask("PUT", `/stories/${id}/publish`, authoring.author);
  const statusOf = async (id: string) => (await authoring.read(id, authoring.author)).status;
  afterAll(() => authoring.server.close());
  beforeAll(async () => {
    const prover = openProver({ thread: faultyThread, deadlineMs: 500 });
    authoring = await createAuthoringFixture({ prover });
  });

  test.each(["Endless", "Boundless"])(
    "that is stopped (%s) leaves the story as it was, and the next one is done",
    async (title) => {
      const { id } = await authoring.write(authoring.author, { title });
      const { status, body } = await publish(id);
      expect([status, body["code"]]).toEqual([503, "not_checked"]);
      expect(await statusOf(id)).toBe("draft");
      const next = await authoring.write(authoring.author);
      expect((await publish(next.id)).status).toBe(200);
    },
  );

  test("that is stopped leaves a published story without its change", async () => {
    const { id } = await authoring.write(authoring.author);
    expect((await publish(id)).status).toBe(200);
    const change = { title: "Endless", description: "Further and further." };
    const saving = authoring.save(id, authoring.author, change);
    expect((await authoring.ask("GET", "/stories/?page=1", null)).status).toBe(200);
    const { status, body } = await saving;
    expect([status, body["code"]]).toEqual([503, "not_checked"]);
    const { title, version } = await authoring.read(id, authoring.author);
    expect([title === change.title, version]).toEqual([false, 1]);
  });

  test("is made of one story at a time for each author", async () => {
    const { prover, begun, finish } = slowProver();
    const own = await createAuthoringFixture({ prover });
    const publishOwn = (id: string) => own.ask("PUT", `/stories/${id}/publish`, own.author);
    const slow = await own.write(own.author, { title: "Slow" });
    const other = await own.write(own.author);
    const first = publishOwn(slow.id);
    await begun;
    const again = publishOwn(slow.id);
    const refused = await publishOwn(other.id);
    expect([refused.status, refused.body["code"]]).toEqual([429, "still_checking"]);
    expect((await own.read(other.id, own.author)).status).toBe("draft");
    expect([(await finish(first)).status, (await finish(again)).status]).toEqual([200, 200]);
    expect((await publishOwn(other.id)).status).toBe(200);
    await own.server.close();
  });
});

test("where plays take too long, a story is published with a report of those that were played", async () => {
  const authoring = await createAuthoringFixture({ prover: openProver({ playsMayTakeMs: 0 }) });
  const { id } = await authoring.write(authoring.author);
  const { status } = await authoring.ask("PUT", `/stories/${id}/publish`, authoring.author);
  expect(status).toBe(200);
  const { body } = await authoring.ask("GET", `/admin/reviews/${id}`, authoring.admin);
  expect(body["report"]).toMatchObject({ plays: 250, plays_asked: 10_000 });
  await authoring.server.close();
});
