import { taskList, taskTypes, type Task, type TaskList, type TaskType } from "@katha/api/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { authoringClient, insertTestCategory } from "../../testing/authoring.ts";
import { insertStory } from "../../testing/insert-story.ts";
import {
  createTestApp,
  signInAgain,
  signUp,
  type Person,
  type TestApp,
} from "../../testing/index.ts";
import { balanceOf } from "../wallet/index.ts";
import { levelAnswer, levels } from "./levels.ts";
import { recordEvent, takeBackEvent, type EventKind } from "./index.ts";
import { taskRules, tasksOf } from "./tasks.ts";

let server: TestApp;
let player: Person;
beforeAll(async () => {
  server = await createTestApp();
  await insertTestCategory(server.db);
});
afterAll(() => server.close());
beforeEach(async () => {
  player = await signUp(server, { verified: false });
});

async function read(type: TaskType, query = "", headers: object = {}): Promise<TaskList> {
  const answer = await server.app.inject({
    url: `/api/v1/progress/tasks?task_type=${type}${query}`,
    headers: { ...player.headers, ...headers },
  });
  return taskList.parse(answer.json());
}

async function taskNamed(id: string, headers: object = {}): Promise<Task | undefined> {
  const type = taskRules.find(({ task_id }) => task_id === id)?.type ?? "daily";
  const { tasks } = await read(type, "&include_completed=true", headers);
  return tasks.find(({ task_id }) => task_id === id);
}

const like = (id: string) =>
  server.app.inject({
    method: "POST",
    url: `/api/v1/stories/${id}/like`,
    headers: player.headers,
  });
const coins = async () => (await balanceOf(server.db, player.id)).balance;

function happen(kind: EventKind, occasion = server.ids(), storyId?: string) {
  const event = { userId: player.id, kind, occasion, ...(storyId && { storyId }) };
  return server.db.transaction().execute((tx) => recordEvent({ ...server, tx }, event));
}
function undo(kind: EventKind, occasion: string) {
  const event = { userId: player.id, kind, occasion };
  return server.db.transaction().execute((tx) => takeBackEvent({ ...server, tx }, event));
}

describe("the tasks", () => {
  test("are enough of each type, distinct, and achievable", () => {
    const least = { daily: 6, milestone: 12, achievement: 12 };
    for (const type of taskTypes) expect(tasksOf(type).length).toBeGreaterThanOrEqual(least[type]);
    for (const field of ["task_id", "title", "description"] as const)
      expect(new Set(taskRules.map((rule) => rule[field])).size).toBe(taskRules.length);
    expect(taskRules.every(({ level }) => level <= levels.length)).toBe(true);
  });

  test("need a type", async () => {
    for (const query of ["", "?task_type=weekly", "?task_type=daily&include_completed=maybe"]) {
      const asked = { url: `/api/v1/progress/tasks${query}`, headers: player.headers };
      expect((await server.app.inject(asked)).statusCode).toBe(422);
    }
  });

  test("begin with one star for joining, and a hundred coins", async () => {
    const { summary, tasks } = await read("milestone");
    expect(summary).toEqual({
      username: player.user.username,
      level: {
        code: "nagarik",
        title: "Nagarik",
        current: 1,
        current_stars: 1,
        stars_for_next_level: 3,
        star_progress_percentage: 33,
      },
      currency: { coins_balance: 100 },
    });
    expect(tasks.map(({ task_id }) => task_id)).not.toContain("name_in_register");
    expect(await taskNamed("name_in_register")).toMatchObject({
      code: "name_in_register",
      is_completed: true,
    });
  });

  test("count events, pay at the end, and pay once", async () => {
    const stories = await Promise.all(Array.from({ length: 10 }, () => insertStory(server.db)));
    expect(await taskNamed("garland")).toMatchObject({ current_value: 0, is_completed: false });
    for (const id of stories.slice(0, 4)) await like(id);
    expect(await taskNamed("garland")).toMatchObject({
      current_value: 4,
      target_value: 10,
      progress_percentage: 40,
    });
    const before = await coins();
    await Promise.all(stories.slice(4).map(like));
    expect(await coins()).toBe(before + 15);
    expect(await taskNamed("garland")).toMatchObject({
      is_completed: true,
      current_value: 10,
      progress_percentage: 100,
    });
    for (let again = 0; again < 4; again += 1) await Promise.all(stories.map(like));
    expect(await coins()).toBe(before + 15);
  });

  test("do not count a like that is set, taken back and set again twice", async () => {
    const id = await insertStory(server.db);
    for (let press = 0; press < 7; press += 1) await like(id);
    expect(await taskNamed("garland")).toMatchObject({ current_value: 1 });
  });

  test("count bookmarks, shares, a confirmed email and a published story", async () => {
    const story = await insertStory(server.db);
    for (const act of ["bookmark", "share"])
      await server.app.inject({
        method: "POST",
        url: `/api/v1/stories/${story}/${act}`,
        headers: player.headers,
      });
    expect(await taskNamed("small_shelf")).toMatchObject({ current_value: 1 });
    expect(await taskNamed("word_of_mouth")).toMatchObject({ current_value: 1 });
    const authoring = authoringClient(server);
    const mine = await authoring.write(player);
    expect((await authoring.ask("PUT", `/stories/${mine.id}/publish`, player)).status).toBe(200);
    expect(await taskNamed("first_leaf")).toMatchObject({ is_completed: true });
    expect(await taskNamed("ink_on_palm_leaf")).toMatchObject({ is_completed: false });
    player = await signUp(server);
    expect(await taskNamed("seal_on_letter")).toMatchObject({ is_completed: true });
    expect(await coins()).toBe(120);
  });

  test("are counted in the event's transaction", async () => {
    const failed = server.db.transaction().execute(async (tx) => {
      const event = { userId: player.id, kind: "finished", occasion: server.ids() } as const;
      await recordEvent({ ...server, tx }, event);
      throw new Error("The turn failed.");
    });
    await expect(failed).rejects.toThrow("The turn failed.");
    expect(await taskNamed("first_ending")).toMatchObject({ current_value: 0 });
    expect(await coins()).toBe(100);
  });

  test("count an event once, also when recorded in parallel", async () => {
    const turn = server.ids();
    const told = await Promise.all(Array.from({ length: 6 }, () => happen("told", turn)));
    expect(told.filter(Boolean)).toHaveLength(1);
    expect(await taskNamed("daily_pages")).toMatchObject({ current_value: 1 });
  });

  test("count distinct stories or days where they say so", async () => {
    const story = server.ids();
    for (let session = 0; session < 4; session += 1) await happen("begun", server.ids(), story);
    expect(await taskNamed("five_roads")).toMatchObject({ current_value: 1 });
    for (const hours of [0, 1, 24, 48]) {
      server.clock.advance(hours * 3_600_000);
      await happen("told");
    }
    player = await signInAgain(server, player.user);
    expect(await taskNamed("seven_evenings")).toMatchObject({ current_value: 3 });
  });

  test("count a day of any turn once, and take it back with its only turn", async () => {
    const days = async () => {
      player = await signInAgain(server, player.user);
      return (await taskNamed("seven_evenings"))?.current_value;
    };
    const kinds = ["told", "acted", "immersed", "acted", "told", "immersed"] as const;
    for (const kind of kinds) {
      await happen(kind);
      await happen("acted");
      await happen("liked");
      server.clock.advance(24 * 3_600_000);
    }
    await happen("painted");
    expect(await days()).toBe(6);
    const last = server.ids();
    await happen("immersed", last);
    expect(await days()).toBe(7);
    expect(await taskNamed("seven_evenings")).toMatchObject({ is_completed: true });
    await undo("immersed", last);
    expect(await taskNamed("seven_evenings")).toMatchObject({ is_completed: false });
    expect(await days()).toBe(6);
  });
});

describe("locked tasks", () => {
  test("wait for their level, and earlier events count", async () => {
    for (let scene = 0; scene < 3; scene += 1) await happen("painted");
    expect(await taskNamed("daily_paint")).toMatchObject({
      is_locked: true,
      is_completed: false,
      level_required: 2,
      current_value: 1,
    });
    const before = await coins();
    await happen("finished");
    expect((await read("daily")).summary.level).toMatchObject({ current: 2, title: "Dwarpal" });
    expect(await taskNamed("daily_paint")).toMatchObject({ is_locked: false, is_completed: true });
    expect(await coins()).toBe(before + 20 + 3);
  });
});

describe("undoing", () => {
  test("restores the value and the stars, keeps the coins, and pays only once", async () => {
    const before = await read("milestone", "&include_completed=true");
    const session = server.ids();
    await happen("finished", session);
    const paid = await coins();
    expect(paid).toBe(120);
    await undo("finished", session);
    await undo("finished", session);
    const after = await read("milestone", "&include_completed=true");
    expect(after.tasks).toEqual(before.tasks);
    expect(after.summary.level).toEqual(before.summary.level);
    expect(await coins()).toBe(paid);
    await happen("finished", session);
    expect(await taskNamed("first_ending")).toMatchObject({ is_completed: true });
    expect(await coins()).toBe(paid);
  });
});

describe("a day", () => {
  const flower = async (zone?: string) =>
    taskNamed("daily_flower", zone === undefined ? {} : { "x-time-zone": zone });
  const at = async (moment: string) => {
    server.clock.set(new Date(moment));
    player = await signInAgain(server, player.user);
  };

  test("ends at the player's own midnight, and its tasks are paid again the next", async () => {
    await at("2026-03-01T18:29:00.000Z");
    await like(await insertStory(server.db));
    expect(await flower()).toMatchObject({ is_completed: true });
    expect(await coins()).toBe(102);
    await at("2026-03-01T18:30:00.000Z");
    expect(await flower()).toMatchObject({ is_completed: false, current_value: 0 });
    await like(await insertStory(server.db));
    expect(await coins()).toBe(104);
  });

  test("follows the browser's time zone, and invalid ones are ignored", async () => {
    await at("2026-03-05T04:30:00.000Z");
    expect(await flower("America/New_York")).toMatchObject({ is_completed: false });
    await like(await insertStory(server.db));
    await at("2026-03-05T04:59:00.000Z");
    for (const zone of ["Mars/Olympus", "+05:30", "'; --", "x".repeat(500)])
      expect(await flower(zone)).toMatchObject({ is_completed: true });
    await at("2026-03-05T05:00:00.000Z");
    expect(await flower()).toMatchObject({ is_completed: false });
  });

  test("is the same in every spelling of a time zone, and one spelling is stored", async () => {
    const stored = new Set<string>();
    for (const zone of ["America/New_York", "america/new_york", "AMERICA/NEW_YORK", "us/eastern"]) {
      await flower(zone);
      const row = await server.db
        .selectFrom("users")
        .select("time_zone")
        .where("id", "=", player.id)
        .executeTakeFirstOrThrow();
      stored.add(row.time_zone);
    }
    expect([...stored]).toEqual(["America/New_York"]);
  });

  test("cannot be repeated by travelling", async () => {
    await at("2026-03-09T12:00:00.000Z");
    for (const zone of ["Asia/Kolkata", "Pacific/Kiritimati", "Asia/Kolkata", "Asia/Kolkata"]) {
      await flower(zone);
      await like(await insertStory(server.db));
    }
    // The island's time zone is a day ahead: two days, each paid once.
    expect(await coins()).toBe(104);
  });
});

test("a level shows the stars since it began, and the last has no next", () => {
  for (const [index, { stars, title }] of levels.entries())
    expect(levelAnswer(stars)).toMatchObject({ title, current: index + 1, current_stars: 0 });
  expect(levelAnswer(24)).toMatchObject({ current: 4, star_progress_percentage: 90 });
  expect(levelAnswer(5_000)).toMatchObject({
    title: "Samrat",
    stars_for_next_level: 0,
    star_progress_percentage: 100,
  });
});
