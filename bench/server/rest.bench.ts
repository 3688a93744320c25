import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { serverStart } from "../../scripts/run/server.mjs";
import { printNumber } from "../number.ts";
import { startServer, type StartedServer } from "./started-server.ts";

/**
 * Resident memory of the server with the whole catalogue: after a first start, after a second one, and after people have
 * read pages and lists and played every story with lines of their own. Starts as on this machine, or with
 * `BENCH_MEMORY_GB`. Asks for eight minutes at most (`BENCH_MINUTES`).
 */
const memoryGb = process.env["BENCH_MEMORY_GB"];
const settings = serverStart({
  bytes: memoryGb === undefined ? undefined : Number(memoryGb) * 1024 ** 3,
});
const requests = Number(process.env["BENCH_REQUESTS"] ?? 7_000);
/** A busy machine makes as many of them as it can in this time. */
const askingMayTakeMs = Number(process.env["BENCH_MINUTES"] ?? 8) * 60_000;
const connections = 4;
const restMs = 60_000;
const mostMb = 500;

const searches = ["river", "lost king", "krihsna", "the", "monsoon court"];
const lines = [
  "I look around.",
  "Who are you?",
  "I take the lamp and walk on",
  "tell me what happened here",
  "I wait and listen",
  "do I have any money?",
  "main darwaza kholta hoon",
  "go back the way I came",
];

interface Story {
  readonly id: string;
}

async function json(server: StartedServer, ...asked: Parameters<StartedServer["ask"]>) {
  const { status, text } = await server.ask(...asked);
  if (status >= 300) throw new Error(`${asked[0]} answered ${status}: ${text.slice(0, 300)}`);
  return JSON.parse(text) as unknown;
}

async function allStories(server: StartedServer): Promise<readonly Story[]> {
  const pages = await Promise.all(
    [1, 2, 3, 4, 5, 6].map(
      (page) =>
        json(server, `/api/v1/stories/?page=${page}`) as Promise<{ stories: readonly Story[] }>,
    ),
  );
  return pages.flatMap(({ stories }) => stories);
}

async function register(server: StartedServer): Promise<string> {
  const body = {
    username: "asha",
    email: "asha@example.org",
    password: "Lotus#2026",
    confirm_password: "Lotus#2026",
  };
  const { tokens } = (await json(server, "/api/v1/auth/register", { method: "POST", body })) as {
    tokens: { access_token: string };
  };
  return tokens.access_token;
}

/** The next turn of a play of this story: every third goes on, the others are typed. */
function newPlayer(server: StartedServer, token: string) {
  const sessions = new Map<string, string>();
  const statuses = new Map<number, number>();
  const send = async (method: string, path: string, body: object) => {
    const answer = await server.ask(`/api/v1/game/sessions/${path}`, { method, token, body });
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    return answer;
  };
  /** Undefined where the machine is too busy to read the story in time. */
  const begin = async (story_id: string) => {
    const { status, text } = await send("PUT", "", { story_id });
    if (status >= 300) return undefined;
    const { id } = JSON.parse(text) as { id: string };
    sessions.set(story_id, id);
    return id;
  };
  return {
    statuses,
    turn: async (story: string, at: number) => {
      const session = sessions.get(story) ?? (await begin(story));
      if (session === undefined) return;
      const said = { action_type: "custom_action", user_action: lines[at % lines.length] };
      const body = {
        selected_model: "tenali",
        ...(at % 3 === 0 ? { action_type: "continue" } : said),
      };
      const { status } = await send("POST", `${session}/action`, body);
      // A play that has ended, or whose XP is used up.
      if (status >= 400) sessions.delete(story);
    },
  };
}

/** Returns how many requests were made. */
async function browseAndPlay(server: StartedServer, stories: readonly Story[]): Promise<number> {
  const player = newPlayer(server, await register(server));
  const get = async (path: string) => {
    const { status } = await server.ask(path);
    // 503: others keep the machine busy.
    if (status !== 200 && status !== 503) throw new Error(`${path} answered ${status}`);
  };
  const step = (at: number): Promise<void> => {
    const round = Math.floor(at / 8);
    const story = stories[round % stories.length]?.id ?? "";
    switch (at % 8) {
      case 0:
        return get("/home");
      case 1:
        return get(`/game/${story}`);
      case 2:
        return get(`/api/v1/stories/?page=${1 + (round % 3)}`);
      case 3:
        return get(`/api/v1/stories/${story}`);
      case 4:
        return get(`/api/v1/stories/search/?q=${searches[round % 5]?.replace(" ", "+")}+${round}`);
      case 5:
        return get("/");
      default:
        return player.turn(story, at);
    }
  };
  let asked = 0;
  const until = performance.now() + askingMayTakeMs;
  const asker = async () => {
    while (asked < requests && performance.now() < until) {
      asked += 1;
      await step(asked);
    }
  };
  await Promise.all(Array.from({ length: connections }, asker));
  console.log(`  plays by status: ${JSON.stringify(Object.fromEntries(player.statuses))}`);
  return asked;
}

const data = await mkdtemp(join(tmpdir(), "katha-bench-"));
try {
  const first = await startServer({ ...settings, data }, connections);
  await wait(restMs / 3);
  const fresh = await first.memory();
  printNumber("first start: at its peak", fresh.peak, "MB");
  printNumber("first start: at rest", fresh.rest, "MB");
  await first.stop();

  const second = await startServer({ ...settings, data }, connections);
  await wait(restMs / 3);
  const again = await second.memory();
  printNumber("second start: at its peak", again.peak, "MB");
  printNumber("second start: at rest", again.rest, "MB");
  const stories = await allStories(second);
  const before = await second.processorSeconds();
  const made = await browseAndPlay(second, stories);
  const seconds = (await second.processorSeconds()) - before;
  const used = await second.memory();
  printNumber(`${stories.length} stories, ${made} requests: processor seconds`, seconds, "s");
  printNumber(`after ${made} requests`, used.rest, "MB");
  printNumber("  at its peak", used.peak, "MB");
  await wait(restMs);
  const { rest } = await second.memory();
  printNumber(`after a minute's rest (at most ${mostMb})`, rest, "MB");
  await second.stop();
  if (made < requests)
    console.log(`  In the time given, ${made} of ${requests} requests were made.`);
  if (rest > mostMb) process.exitCode = 1;
} finally {
  await rm(data, { recursive: true, force: true });
}
