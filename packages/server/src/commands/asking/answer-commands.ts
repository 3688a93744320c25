import type { AskedBackup } from "../../parts/backups/contents.ts";
import type { StartupContext } from "../../startup/start.ts";
import { removeSecondFactors } from "../remove-second-factor.ts";
import { listenForCommands, socketIn } from "./socket.ts";

type CommandContext = Pick<StartupContext, "config" | "db" | "clock" | "log" | "ids" | "jobs">;

/** The embedded database belongs to this process, so commands ask it. */
export async function answerCommands(
  context: CommandContext,
  backUp: (asked: AskedBackup) => Promise<string>,
) {
  const { config, log } = context;
  const path = config.databaseUrl === undefined ? socketIn(config.dataDir) : undefined;
  if (path === undefined) return undefined;
  try {
    return await listenForCommands(path, (asked) =>
      asked.command === "backup" ? backUp(asked) : removeSecondFactors(asked.account, context),
    );
  } catch (error) {
    log.warn({ err: error }, "Commands cannot ask this server; they work once it is stopped");
    return undefined;
  }
}
