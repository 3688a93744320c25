import type { TurnEvent } from "@katha/api/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventsIn, setStage, textOf, type Stage } from "./testing/stage.ts";

/** Pieces as models cut them: within words, between a letter and its vowel sign, alone. */
const pieces = ["The ri", "ver ", "ना", "व", " — ", "क", "ि", "नारा ", "\n\n", "🛶", " goes", "."];

let stage: Stage;
let address: string;
beforeAll(async () => {
  stage = await setStage();
  address = await stage.house.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => stage.house.close());

/** Reads a stream until this event has come, and then hangs up. */
async function readUntil(answer: Response, seq: number): Promise<TurnEvent[]> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const bytes of answer.body ?? []) {
    text += decoder.decode(bytes as Uint8Array, { stream: true });
    const whole = eventsIn(text.slice(0, text.lastIndexOf("\n\n") + 2));
    if (whole.some((event) => event.seq >= seq)) return whole.filter((event) => event.seq <= seq);
  }
  throw new Error("The stream ended before.");
}

test(`a stream cut at each of its ${pieces.length + 1} seams while it is told, and resumed, loses and doubles nothing`, async () => {
  const { id: session } = await stage.begin();
  const path = `${address}/api/v1/game/sessions/${session}`;
  const headers = { ...stage.player.headers, accept: "text/event-stream" };
  let lost = 0;
  for (let seam = 0; seam <= pieces.length; seam += 1) {
    const released = Promise.withResolvers<void>();
    stage.narrator.script = {
      pieces,
      pause: (at) => (at === seam ? released.promise : Promise.resolve()),
    };
    const answer = await fetch(`${path}/action`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify({ action_type: "continue" }),
    });
    const before = await readUntil(answer, seam);
    const turn = before[0]?.event === "turn" ? before[0].turn_id : "";
    const resumed = fetch(`${path}/turns/${turn}/events`, {
      headers: { ...headers, "last-event-id": String(seam) },
    });
    released.resolve();
    const after = eventsIn(await (await resumed).text());
    const all = [...before, ...after];
    expect(all.map(({ seq }) => seq)).toEqual(all.keys().toArray());
    lost += textOf(all) === pieces.join("") ? 0 : 1;
    const done = all.at(-1);
    expect(done?.event === "done" ? done.response.narrative : null).toBe(pieces.join(""));
    await stage.act(session, { action_type: "undo" });
  }
  expect(lost).toBe(0);
});
