import { setTimeout as wait } from "node:timers/promises";
import { longestLine, pumpedLines } from "@katha/narrator/testing";
import { atBound } from "@katha/server/testing/at-bound";
import { insertStory } from "@katha/server/testing/insert-story";
import { storyBounds, type StoryBound } from "@katha/storygraph";
import { sql } from "kysely";
import { printNumber } from "../number.ts";
import { begin } from "./several-servers/play.ts";
import { openSeveralServers, type BenchServer, type Player } from "./several-servers/servers.ts";
import { percentile } from "./waits.ts";

/**
 * Words said again and again, and stories at their bounds, sent by many at once, at one server and at two on one
 * PostgreSQL. Meanwhile others press their choices: how long they wait, and how long `/healthz` does.
 */
const lines = Number(process.env["LINES"] ?? 3_000);
const stories = Number(process.env["STORIES"] ?? 200);
const typists = 12;
const writers = 4;
const others = 4;
/** One that nothing is bound to, so that Katha's own narrator tells. */
const selected_model = "birbal";
const mostHealth = 100;
const mostWait = 300;

const room = (text: string, target: string) => ({ text, choices: [{ text: "Go on.", target }] });
const small = {
  start_node: "gate",
  nodes: { gate: room("A gate.", "hall"), hall: room("A hall.", "gate") },
};

const servers = await openSeveralServers();
const { db } = servers.database;
const storyId = await insertStory(db, {
  story_structure: JSON.stringify(small),
  initial_xp: 1_000_000,
});
/** The longest story of each language that the catalogue has. */
const { rows: catalogue } = await sql<{ id: string }>`
  select distinct on (language) id from stories where catalogue_slug is not null
  order by language, length(story_structure::text) desc`.execute(db);

const bodies = Object.entries(atBound).map(([bound, [structure]]) =>
  JSON.stringify({
    story_structure: {
      start_node: "a",
      nodes: { a: { text: "A", choices: [{ text: "Stay", target: "a" }] } },
      ...structure(storyBounds[bound as StoryBound]),
    },
    position: { node: "a", turns_here: 0, beats_told: [], path: ["a"] },
    passages: [{ node: "a", said: null, text: "A" }],
    offers: [],
    action: "custom_action",
    said: "I look at what is here, and ask what it is for",
    selected_model,
  }),
);
const pumped = pumpedLines(45, lines).map((line) => line.slice(0, longestLine));

interface Seen {
  waits: number[];
  statuses: Map<number, number>;
}
const nothingSeen = (): Seen => ({ waits: [], statuses: new Map() });

async function ask(
  { waits, statuses }: Seen,
  address: string,
  { headers }: Player,
  body?: string,
): Promise<void> {
  const began = performance.now();
  const answer = await fetch(address, {
    method: body === undefined ? "GET" : "POST",
    headers: body === undefined ? headers : { ...headers, "content-type": "application/json" },
    ...(body !== undefined && { body }),
  });
  await answer.text();
  waits.push(performance.now() - began);
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
}

/** Where turns are sent. A busy server may say that it is busy, and is asked again as a player would. */
async function begun(server: BenchServer, by: Player, story: string): Promise<string> {
  for (;;) {
    const session = await begin(server, by, story).catch(() => undefined);
    if (session) return `${server.address}/api/v1/game/sessions/${session.id}/action`;
    await wait(1_000);
  }
}

async function flood(targets: readonly BenchServer[]): Promise<void> {
  const label = targets.length === 1 ? "one server" : "two servers";
  const at = (number: number) => targets[number % targets.length] as BenchServer;
  const typed = nothingSeen();
  const tried = nothingSeen();
  const health = nothingSeen();
  const pressed = nothingSeen();
  const over = new AbortController();
  const people = await servers.players(typists + writers + others);

  let line = 0;
  const type = async (by: Player, number: number) => {
    const url = await begun(at(number), by, catalogue[number % catalogue.length]?.id ?? storyId);
    for (let next = line++; next < pumped.length; next = line++)
      await ask(
        typed,
        url,
        by,
        JSON.stringify({ action_type: "custom_action", user_action: pumped[next], selected_model }),
      );
  };
  let story = 0;
  const write = async (by: Player, number: number) => {
    const url = `${at(number).address}/api/v1/authoring/trial`;
    for (let next = story++; next < stories; next = story++)
      await ask(tried, url, by, bodies[next % bodies.length]);
  };
  const press = async (by: Player, number: number) => {
    const url = await begun(at(number), by, storyId);
    while (!over.signal.aborted) {
      await ask(
        pressed,
        url,
        by,
        JSON.stringify({ action_type: "continue", selected_choice: "Go on.", selected_model }),
      );
      await wait(500);
    }
  };
  const look = async ({ address }: BenchServer) => {
    while (!over.signal.aborted) {
      await ask(health, `${address}/healthz`, { headers: {} });
      await wait(100);
    }
  };

  const began = performance.now();
  const peaceful = [...people.slice(typists + writers).map(press), ...targets.map(look)];
  await Promise.all([
    ...people.slice(0, typists).map(type),
    ...people.slice(typists, typists + writers).map(write),
  ]);
  const seconds = (performance.now() - began) / 1_000;
  over.abort();
  await Promise.all(peaceful);

  printNumber(`${label}: ${lines} lines and ${stories} stories in`, seconds, "s");
  for (const [what, seen] of Object.entries({ typed, tried, pressed, health })) {
    const statuses = [...seen.statuses].map(([status, count]) => `${count} × ${status}`).join(", ");
    printNumber(`${label}, ${what} (${statuses}): p50`, percentile(seen.waits, 0.5), "ms");
    printNumber(`${label}, ${what}: p99`, percentile(seen.waits, 0.99), "ms");
    printNumber(`${label}, ${what}: longest`, Math.max(...seen.waits), "ms");
  }
  if (percentile(pressed.waits, 0.99) > mostWait || Math.max(...health.waits) > mostHealth) {
    console.log(`  over ${mostWait} ms for others at p99, or ${mostHealth} ms for /healthz`);
    process.exitCode = 1;
  }
}

try {
  await flood([servers.first]);
  await flood([servers.first, servers.second]);
} finally {
  await servers.close();
}
