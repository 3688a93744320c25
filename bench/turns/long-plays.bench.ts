import { Client } from "pg";
import type { EngineName } from "@katha/server/db/open";
import { printNumber } from "../number.ts";
import { openBenchApp, openBenchDatabase } from "../server/bench-server.ts";
import { signUp } from "../server/sign-up.ts";
import { percentile } from "../server/waits.ts";
import { endlessStory } from "./endless-story.ts";

/** What a turn costs at the 20th, 200th, 1,000th and 5,000th turn of a play, and what opening it does. */
const lengths = (process.env["LENGTHS"] ?? "20,200,1000,5000").split(",").map(Number);
const measured = 20;
const engines = (process.env["ENGINES"] ?? "pglite,postgres").split(",") as EngineName[];

/** Statements sent to the database, without the frames of transactions. */
let statements = 0;
let transactions = 0;
const query = Reflect.get(Client.prototype, "query") as (...args: unknown[]) => unknown;
Client.prototype.query = function counted(this: Client, ...args: unknown[]) {
  const [config] = args as [{ text?: string } | string];
  const text = typeof config === "string" ? config : (config.text ?? "");
  if (/^(?:begin|start transaction)/iu.test(text)) transactions += 1;
  else if (!/^(?:commit|rollback)/iu.test(text)) statements += 1;

  return query.apply(this, args);
} as typeof Client.prototype.query;

for (const engine of engines) {
  const database = await openBenchDatabase(engine);
  const { db } = database;
  const app = await openBenchApp(database, { requestBudgets: { factor: 1_000_000 } } as object);
  const storyId = await endlessStory(db);
  const headers = await signUp(app);
  const begun = await app.inject({
    method: "PUT",
    url: "/api/v1/game/sessions/",
    headers,
    payload: { story_id: storyId },
  });
  const { id } = begun.json<{ id: string }>();
  const url = `/api/v1/game/sessions/${id}`;
  let have = "opening";
  async function act(form: object) {
    const answer = await app.inject({
      method: "POST",
      url: `${url}/action`,
      headers,
      payload: { ...form, have },
    });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    have = answer.json<{ turn_id: string }>().turn_id;
    return answer.body.length;
  }
  const goOn = { action_type: "continue", selected_choice: "Go on." };
  const typed = { action_type: "custom_action", user_action: "I count the lamps on the wall." };
  let turns = 0;
  for (const length of lengths) {
    for (; turns < length - measured; turns += 1) await act(goOn);
    for (const [name, form] of [
      ["pressed", goOn],
      ["typed", typed],
    ] as const) {
      const times: number[] = [];
      let bytes = 0;
      statements = 0;
      transactions = 0;
      const used = process.cpuUsage();
      for (let round = 0; round < measured; round += 1, turns += 1) {
        const began = performance.now();
        bytes = await act(form);
        times.push(performance.now() - began);
      }
      const { user, system } = process.cpuUsage(used);
      const what = `${engine}: turn ${turns}, ${name}`;
      printNumber(what, percentile(times, 0.5), "ms");
      printNumber(`${what}: processor`, (user + system) / 1_000 / measured, "ms");
      printNumber(`${what}: answer`, bytes / 1_000, "kB");
      printNumber(`${what}: statements`, statements / measured, "");
      printNumber(`${what}: transactions`, transactions / measured, "");
    }
    const opened: number[] = [];
    let size = 0;
    for (let round = 0; round < measured; round += 1) {
      const began = performance.now();
      const answer = await app.inject({ method: "GET", url, headers });
      size = answer.body.length;
      opened.push(performance.now() - began);
    }
    printNumber(`${engine}: opening at turn ${turns}`, percentile(opened, 0.5), "ms");
    printNumber(`${engine}: opening at turn ${turns}: answer`, size / 1_000, "kB");
  }
  await app.close();
  await database.close();
}
