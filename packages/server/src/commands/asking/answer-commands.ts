import { madeInWords, noteCommand } from "../../features/backups/index.ts";
import type { StartupContext } from "../../startup/start.ts";
import { removeSecondFactors } from "../remove-second-factor.ts";
import type { BackUp } from "../server-backups.ts";
import { type CommandRequest, listenForCommands, socketIn } from "./socket.ts";

type Context = Pick<StartupContext, "config" | "db" | "clock" | "log" | "ids" | "jobs">;

/** The embedded database belongs to this process, so commands ask it. */
export async function answerCommands(context: Context, backUp: BackUp) {
  const { config, log } = context;
  const path = config.databaseUrl === undefined ? socketIn(config.dataDir) : undefined;
  if (path === undefined) return undefined;
  try {
    return await listenForCommands(path, (asked) =>
      asked.command === "backup"
        ? backUpAsAsked(asked, context, backUp)
        : removeSecondFactors(asked.account, context),
    );
  } catch (error) {
    log.warn({ err: error }, "Commands cannot ask this server; they work once it is stopped");
    return undefined;
  }
}

type AskedBackup = Extract<CommandRequest, { command: "backup" }>;

async function backUpAsAsked(
  { file, passphrase, withSecrets }: AskedBackup,
  { db, clock, ids }: Context,
  backUp: BackUp,
): Promise<string> {
  const from = clock.now();
  const made = await backUp(file, { passphrase, withSecrets });
  const run = { id: ids(), from, until: clock.now() };
  await noteCommand(db, { ...run, name: file, bytes: made.bytes });
  return madeInWords(made, { isSealed: passphrase !== undefined, withSecrets });
}
