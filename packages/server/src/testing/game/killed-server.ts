/** A server that stops at a given point and says so, to be killed there. Run by killed.test.ts. */
import process from "node:process";
import { pino } from "pino";
import { buildApp } from "../../app.ts";
import { readConfig } from "../../settings/config.ts";
import { systemClock } from "../../lib/clock.ts";
import { createIds } from "../../lib/ids.ts";
import { createProgress } from "../../startup/progress.ts";
import { startKatha, type StartupContext } from "../../startup/start.ts";
import { createActivity } from "../../supervision/activity.ts";
import { appDependencies } from "../app-dependencies.ts";
import { signUp } from "../people.ts";
import type { TestApp } from "../test-app.ts";
import { insertStory } from "../insert-story.ts";
import { reapTurns } from "../../features/game/index.ts";
import { countingFerry } from "../../features/game/testing/counting-ferry.ts";
import { scriptedNarrator } from "../../features/game/testing/scripted-narrator.ts";

const [dataDir = "", stopAt = "", databaseUrl = ""] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);

async function stop(point: string): Promise<void> {
  if (point !== stopAt) return;
  say(`Stands at ${point}.`);
  await new Promise(() => {});
}

const narrator = scriptedNarrator();
narrator.script = { pause: (at) => (at === 2 ? stop("in the middle") : Promise.resolve()) };

/** Inserts one story and one player on the first start. */
async function prepare(server: StartupContext): Promise<void> {
  await reapTurns(server, { isOpening: true });
  const known = await server.db.selectFrom("stories").select("id").executeTakeFirst();
  if (known) return;
  const id = await insertStory(server.db, { story_structure: JSON.stringify(countingFerry) });
  const { headers } = await signUp(server as unknown as TestApp);
  say(`Story ${id} for ${headers.authorization}`);
}

const clock = systemClock;
const katha = await startKatha(
  (context) => ({
    prepare: () => prepare(context),
    buildApp: () =>
      buildApp(
        appDependencies({
          ...context,
          narratorFor: () => narrator,
          servedBy: () => "a script",
          watchTurns: stop,
        }),
      ),
  }),
  {
    activity: createActivity(),
    config: readConfig({ KATHA_DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PORT: "0" }).config,
    clock,
    ids: createIds(clock),
    log: pino({ level: "silent" }),
    progress: createProgress(process.stdout, () => {}),
    onFailure: () => process.exit(1),
  },
);
say(`Open at ${katha.address}.`);
