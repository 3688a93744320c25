import process from "node:process";
import { loadConfig } from "../settings/config.ts";
import { type Clock, systemClock } from "../lib/clock.ts";
import { createIds } from "../lib/ids.ts";
import { sayTo } from "../supervision/log-line.ts";
import { startHeartbeat, type HeartbeatOptions } from "../supervision/heartbeat.ts";
import { writeForOwnUserAlone } from "../lib/data-folder.ts";
import { createLog } from "./log.ts";
import { createProgress } from "./progress.ts";
import {
  startKatha,
  type BeforeUpdate,
  type Composition,
  type LoadReplica,
  type StartupContext,
} from "./start.ts";
import { StartupError } from "../lib/startup-error.ts";

/** Whoever watches kills a server that is still there two seconds later. */
const CLOSING_MAY_TAKE_MS = 8_000;
const say = (line: string, fields?: object) => sayTo(process.stdout, "info", line, fields);

type Compose = (context: StartupContext) => Composition;
interface ServeOptions extends Pick<HeartbeatOptions, "limits"> {
  beforeUpdate?: BeforeUpdate;
  loadReplica?: LoadReplica;
  clock?: Clock;
}

/** The server's process, until it is told to end. */
export function serve(compose: Compose, options: ServeOptions = {}): Promise<void> {
  return open(compose, options).catch(fail);
}

async function open(
  compose: Compose,
  { limits, beforeUpdate, loadReplica, clock = systemClock }: ServeOptions,
): Promise<void> {
  writeForOwnUserAlone();
  const { config, warnings } = loadConfig();
  for (const warning of warnings) {
    sayTo(process.stderr, "warn", `Warning: ${warning}`);
  }
  const log = createLog(config.logLevel, process.stderr);
  // Node would print the reason in a form of its own.
  process.on("uncaughtException", (err, origin) => {
    log.fatal({ err, origin }, "Katha ends: nothing caught an error");
    process.exit(1);
  });
  const activity = startHeartbeat({ log, limits });
  const katha = await startKatha(compose, {
    config,
    activity,
    clock,
    ids: createIds(clock),
    log,
    progress: createProgress(process.stdout, (step, milliseconds) =>
      log.debug({ step, milliseconds: Math.round(milliseconds) }, "Start-up step"),
    ),
    onFailure: (error) => fail(error),
    beforeUpdate,
    loadReplica,
  });
  if (katha.newAdministrator) {
    const { email, generatedPassword } = katha.newAdministrator;
    say(
      generatedPassword
        ? `The administrator is ${email}, password ${generatedPassword} (shown only this once).`
        : `The administrator is ${email}, with the password of KATHA_ADMIN_PASSWORD.`,
    );
  }
  activity.isOpen();
  closeOnSignals(() => {
    activity.isClosing();
    return katha.close();
  });
  const seconds = process.uptime().toFixed(1);
  say(`Katha is open at ${katha.address} after ${seconds} s`, { address: katha.address });
  katha.hint().then(
    (line) => line !== undefined && say(line),
    (err: unknown) =>
      log.warn({ err }, "What could be said after the start could not be found out"),
  );
}

function closeOnSignals(close: () => Promise<void>): void {
  let isClosing = false;
  const beginClosing = () => {
    isClosing = true;
    setTimeout(() => {
      fail(new Error(`Katha did not close within ${CLOSING_MAY_TAKE_MS / 1_000} s.`));
    }, CLOSING_MAY_TAKE_MS).unref();
    close().then(() => process.exit(0), fail);
  };
  const onSignal = () => {
    if (isClosing) {
      process.exit(130);
    }
    say("Katha is closing; press Ctrl-C again to end it at once.");
    beginClosing();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, onSignal);
  }
  // The parent was killed, and nobody would start this server again.
  process.once("disconnect", () => {
    if (!isClosing) beginClosing();
  });
}

function fail(error: unknown): never {
  if (error instanceof StartupError) {
    sayTo(process.stderr, "fatal", `Katha cannot start. ${error.message}`);
  } else {
    const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
    sayTo(process.stderr, "fatal", `Katha stopped. ${why}`);
  }
  process.exit(1);
}
