import process from "node:process";
import { setTimeout as wait } from "node:timers/promises";
import { percentile } from "../server/waits.ts";

/** What the players should do, and their results. */
export interface Evening {
  origin: string;
  storyId: string;
  authorizations: string[];
  turns: number;
}

export interface Lived {
  turns: number;
  failed: number;
  seconds: number;
  deltas: number;
  longestGap: number;
  gapP99: number;
  firstTokenP50: number;
  firstTokenP95: number;
}

const gaps: number[] = [];
const firsts: number[] = [];
let failed = 0;

async function takeTurn(url: string, headers: Record<string, string>): Promise<void> {
  const asked = performance.now();
  const answer = await fetch(url, {
    method: "POST",
    headers,
    body: JSON.stringify({ action_type: "custom_action", user_action: "I wait, and watch." }),
  });
  const decoder = new TextDecoder();
  let last = 0;
  let isDone = false;
  for await (const bytes of answer.body ?? []) {
    const text = decoder.decode(bytes, { stream: true });
    isDone ||= text.includes("event: done");
    if (!text.includes("event: delta")) continue;
    const now = performance.now();
    if (last === 0) firsts.push(now - asked);
    else gaps.push(now - last);
    last = now;
  }
  if (!isDone) failed += 1;
}

/** A short pause before each turn, different for each player, since people do not act at the same moment. */
async function think(player: number, turn: number): Promise<void> {
  await wait((player * 619 + turn * 1_031) % 2_000);
}

async function play(
  { origin, storyId, turns }: Evening,
  authorization: string,
  player: number,
): Promise<void> {
  const headers = { authorization, "content-type": "application/json" };
  const begun = await fetch(`${origin}/api/v1/game/sessions`, {
    method: "PUT",
    headers,
    body: JSON.stringify({ story_id: storyId }),
  });
  const { id } = (await begun.json()) as { id: string };
  const url = `${origin}/api/v1/game/sessions/${id}/action`;
  for (let turn = 0; turn < turns; turn += 1) {
    await think(player, turn);
    await takeTurn(url, { ...headers, accept: "text/event-stream" });
  }
}

async function live(evening: Evening): Promise<void> {
  const began = performance.now();
  await Promise.all(evening.authorizations.map((one, player) => play(evening, one, player)));
  const lived: Lived = {
    turns: firsts.length,
    failed,
    seconds: (performance.now() - began) / 1_000,
    deltas: gaps.length + firsts.length,
    longestGap: Math.max(...gaps),
    gapP99: percentile(gaps, 0.99),
    firstTokenP50: percentile(firsts, 0.5),
    firstTokenP95: percentile(firsts, 0.95),
  };
  process.send?.(lived, () => process.exit(0));
}

process.once("message", (evening: Evening) => void live(evening));
