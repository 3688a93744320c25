import type { TurnEvent } from "@katha/api/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  eventsIn,
  createGameFixture,
  textOf,
  type GameFixture,
} from "../../../../testing/game/game-fixture.ts";
import { rowAcross } from "../../testing/ferry-story.ts";

/** Pieces as models cut them: within words, between a letter and its vowel sign, single characters. */
const pieces = [
  "The ri",
  "ver ",
  "ना",
  "व",
  " — ",
  "क",
  "ि",
  "नारा ",
  "\n\n",
  "🛶",
  " goes",
  "../..",
];

let game: GameFixture;
let address: string;
beforeAll(async () => {
  game = await createGameFixture();
  address = await game.server.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => game.server.close());

/** Reads a stream until this event, then disconnects. */
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

test(`a stream cut at each of its ${pieces.length + 1} seams while it runs, and resumed, loses and repeats nothing`, async () => {
  const { id: session } = await game.begin();
  const path = `${address}/api/v1/game/sessions/${session}`;
  const headers = { ...game.player.headers, accept: "text/event-stream" };
  let lost = 0;
  for (let seam = 0; seam <= pieces.length; seam += 1) {
    const released = Promise.withResolvers<void>();
    game.narrator.script = {
      pieces,
      pause: (at) => (at === seam ? released.promise : Promise.resolve()),
    };
    const answer = await fetch(`${path}/action`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify(rowAcross),
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
    await game.act(session, { action_type: "undo" });
  }
  expect(lost).toBe(0);
});
