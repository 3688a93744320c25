import { setTimeout as wait } from "node:timers/promises";
import type { BenchServer, Player } from "../several-servers/servers.ts";
import { act, begin, Refused, type Session } from "../several-servers/play.ts";

/** The results of all participants. */
export interface Evening {
  readonly servers: readonly [BenchServer, BenchServer];
  readonly storyIds: readonly string[];
  /** The cover of stories that are written. */
  readonly cover: string;
  readonly category: string;
  readonly isOver: () => boolean;
  readonly reads: number[];
  readonly firstWords: number[];
  turns: number;
  /** Turns that ended without `done`. */
  failedTurns: number;
  /** The number of responses by participant and status. */
  readonly statuses: Map<string, number>;
}

const json = { "content-type": "application/json" };
/** From 0 to 1; the same in every run. */
const shareOf = (seed: number) => ((seed * 2_654_435_761) % 4_294_967_296) / 4_294_967_296;
const pick = <Item>(items: readonly Item[], seed: number): Item =>
  items[Math.floor(shareOf(seed) * items.length)] as Item;

export function note({ statuses }: Evening, who: string, status: number): void {
  const name = `${who} ${status}`;
  statuses.set(name, (statuses.get(name) ?? 0) + 1);
}

export async function ask(
  evening: Evening,
  {
    who,
    path,
    by,
    at,
    ...rest
  }: { who: string; path: string; by: Player; at: number } & RequestInit,
): Promise<{ status: number; body: unknown }> {
  const { address } = evening.servers[at % 2] as BenchServer;
  const answer = await fetch(`${address}${path}`, {
    ...rest,
    headers: { ...by.headers, ...(typeof rest.body === "string" && json) },
  });
  const text = await answer.text();
  note(evening, who, answer.status);
  const isJson = answer.headers.get("content-type")?.includes("json") ?? false;
  return { status: answer.status, body: isJson && text !== "" ? JSON.parse(text) : text };
}

/** Plays until the evening is over, starting a new session whenever one has no more turns. */
export async function play(evening: Evening, by: Player, at: number): Promise<void> {
  const server = evening.servers[at % 2] as BenchServer;
  let session: Session | undefined;
  for (let turn = 1; !evening.isOver(); turn += 1) {
    await wait(1_000 + 8_000 * shareOf(at * 31 + turn));
    if (evening.isOver()) return;
    session ??= await begin(server, by, pick(evening.storyIds, at));
    const asked = performance.now();
    const { events, ended } = act(server, session);
    const refusal = await ended.then(
      () => undefined,
      (error: Error) => error,
    );
    if (refusal !== undefined) {
      // Coins or XP may be used up; a new session has more.
      if (!(refusal instanceof Refused)) throw refusal;
      note(evening, "players", refusal.status);
      session = undefined;
      continue;
    }
    evening.turns += 1;
    const first = events.find(({ event }) => event === "delta");
    if (first) evening.firstWords.push(first.at - asked);
    if (events.at(-1)?.event !== "done") evening.failedTurns += 1;
  }
}

const searches = ["river", "lost king", "krihsna", "the", "monsoon court"];

/** Browses like a guest: lists, stories, searches and server-rendered pages. */
export async function read(evening: Evening, by: Player, at: number): Promise<void> {
  for (let step = 0; !evening.isOver(); step += 1) {
    const story = pick(evening.storyIds, at * 97 + step);
    const path = pick(
      [
        "/home",
        `/game/${story}`,
        `/api/v1/stories/?page=${1 + (step % 3)}`,
        `/api/v1/stories/${story}`,
        `/api/v1/stories/search/?q=${encodeURIComponent(pick(searches, step))}&limit=10`,
      ],
      at * 13 + step,
    );
    const began = performance.now();
    await ask(evening, { who: "readers", path, by, at: at + step });
    evening.reads.push(performance.now() - began);
    await wait(300 + 1_200 * shareOf(at + step * 7));
  }
}

const scenes = (count: number, choices: number) => ({
  start_node: "n0",
  nodes: Object.fromEntries(
    Array.from({ length: count }, (_, node) => [
      `n${node}`,
      {
        text: `Scene ${node} by the river.`,
        choices: Array.from({ length: choices }, (__, choice) => ({
          text: `Way ${choice}`,
          target: `n${(node * choices + choice + 1) % count}`,
        })),
      },
    ]),
  ),
});

const storyOf = (
  { cover, category }: Evening,
  title: string,
  structure: object,
  description = "A town by a river.",
) => ({
  title,
  tagline: "A lamp in a window.",
  story_description: description,
  story_prompt: "Tell it calmly.",
  cover_image_url: cover,
  category_id: category,
  story_structure: structure,
});

/** Writes and saves a story again and again, alternating between both servers. */
export async function edit(evening: Evening, by: Player, at: number): Promise<void> {
  const first = storyOf(evening, `A story by the river ${at}`, scenes(60, 3));
  const made = await ask(evening, {
    who: "editors",
    path: "/api/v1/stories/",
    by,
    at,
    method: "POST",
    body: JSON.stringify(first),
  });
  const { id } = made.body as { id?: string };
  if (id === undefined) throw new Error(`An editor's story: ${JSON.stringify(made)}`);
  for (let step = 1; !evening.isOver(); step += 1) {
    await wait(4_000 + 4_000 * shareOf(at + step));
    const changed = storyOf(
      evening,
      `A story by the river ${at}.${step}`,
      scenes(60 + (step % 5), 3),
    );
    await ask(evening, {
      who: "editors",
      path: `/api/v1/stories/${id}`,
      by,
      at: at + step,
      method: "PUT",
      body: JSON.stringify(changed),
    });
  }
}

/** Tries what once brought the server down: deep markdown, floods of expensive requests, huge pictures, endless stories. */
export async function attack(evening: Evening, by: Player, at: number): Promise<void> {
  const send = (path: string, body: unknown, method = "POST") =>
    ask(evening, { who: "attacker", path, by, at, method, body: JSON.stringify(body) });
  const deep = storyOf(evening, "Deep", scenes(3, 1), "- ".repeat(10_000));
  const heavy = storyOf(evening, "Heavy", { ...scenes(3, 1), padding: "x".repeat(1_000_000) });
  const endless = storyOf(evening, "Endless", scenes(4_999, 20));
  for (let round = 0; !evening.isOver(); round += 1) {
    await send("/api/v1/stories/", deep);
    await Promise.all(Array.from({ length: 8 }, () => send("/api/v1/stories/", heavy)));
    const made = await send("/api/v1/stories/", endless);
    const { id } = made.body as { id?: string };
    if (id !== undefined) await send(`/api/v1/stories/${id}/publish`, {}, "PUT");
    const story = pick(evening.storyIds, round);
    await Promise.all(Array.from({ length: 30 }, () => send(`/api/v1/stories/${story}/share`, {})));
    await Promise.all(
      Array.from({ length: 20 }, (_, guess) =>
        send("/api/v1/auth/login", {
          email_or_username: "player_1",
          password: `Guess#${round}${guess}`,
        }),
      ),
    );
    const parts = new FormData();
    for (let part = 0; part < 5_000; part += 1) parts.append(`part${part}`, "x");
    const { address } = evening.servers[at % 2] as BenchServer;
    const upload = await fetch(`${address}/api/v1/media`, {
      method: "POST",
      headers: by.headers,
      body: parts,
    });
    await upload.text();
    note(evening, "attacker", upload.status);
    await wait(5_000);
  }
}
