import { catalogueFolder, readBook } from "@katha/catalogue";
import { pino } from "pino";
import type { EngineName } from "@katha/server/db/open";
import { openStoryThreads } from "@katha/server/features/game/index";
import { insertStory } from "@katha/server/testing/insert-story";
import { printNumber } from "../number.ts";
import { openBenchApp, openBenchDatabase } from "../server/bench-server.ts";
import { signUp } from "../server/sign-up.ts";
import { percentile } from "../server/waits.ts";

/** Eight players who type without a pause at one server, in a story of the catalogue. */
const players = 8;
const turnsEach = 60;
const engines: readonly EngineName[] = ["postgres", "pglite"];
const lines = [
  "I look around.",
  "मैं चुपचाप सुनता हूँ",
  "who is there?",
  "I sit down and wait",
  "what is this place called",
  "main darwaze ko dekhta hoon",
];
const structure = JSON.stringify(readBook(catalogueFolder, "moti-khan").structure);

for (const engine of engines) {
  const database = await openBenchDatabase(engine);
  const storyEngine = openStoryThreads({ db: database.db, log: pino({ level: "silent" }) });
  const app = await openBenchApp(database, { storyEngine });
  const story_id = await insertStory(database.db, {
    story_structure: structure,
    initial_xp: 100_000,
  });

  async function player(number: number): Promise<(line: string) => Promise<void>> {
    const headers = await signUp(app, number + 1);
    const begun = await app.inject({
      method: "PUT",
      url: "/api/v1/game/sessions/",
      headers,
      payload: { story_id },
    });
    const { id } = begun.json<{ id: string }>();
    let have = "opening";
    return async (user_action) => {
      const answer = await app.inject({
        method: "POST",
        url: `/api/v1/game/sessions/${id}/action`,
        headers,
        payload: { action_type: "custom_action", user_action, have },
      });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      have = answer.json<{ turn_id: string }>().turn_id;
    };
  }
  const all = [];
  for (let number = 0; number < players; number += 1) all.push(await player(number));
  for (const type of all) for (const line of lines) await type(line);

  const times: number[] = [];
  const used = process.cpuUsage();
  const began = performance.now();
  await Promise.all(
    all.map(async (type, number) => {
      for (let turn = 0; turn < turnsEach; turn += 1) {
        const asked = performance.now();
        await type(lines[(number + turn) % lines.length] ?? "");
        times.push(performance.now() - asked);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1_000;
  const { user, system } = process.cpuUsage(used);
  printNumber(`${engine}: typed turns`, times.length / seconds, "/s");
  printNumber(`${engine}: half of them within`, percentile(times, 0.5), "ms");
  printNumber(`${engine}: p95`, percentile(times, 0.95), "ms");
  const processor = (user + system) / 1_000 / times.length;
  printNumber(`${engine}: processor of the server, a turn`, processor, "ms");
  await app.close();
  await storyEngine.close();
  await database.close();
}
