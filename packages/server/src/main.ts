import process from "node:process";
import { destination, pino } from "pino";
import { compose } from "./composition.ts";
import { loadConfig } from "./config.ts";
import { systemClock } from "./lib/clock.ts";
import { createIds } from "./lib/ids.ts";
import { createProgress } from "./startup/progress.ts";
import { startKatha } from "./startup/start.ts";
import { StartupError } from "./startup/startup-error.ts";

const CLOSING_MAY_TAKE_MS = 10_000;
const say = (line: string) => process.stdout.write(`${line}\n`);
const warn = (line: string) => process.stderr.write(`${line}\n`);

async function main(): Promise<void> {
  const { config, warnings } = loadConfig();
  for (const warning of warnings) {
    warn(`Warning: ${warning}`);
  }
  const log = pino({ level: config.logLevel }, destination({ dest: 2, sync: false }));
  // Node ends the process after this, and prints the reason where readers of the JSON log would not see it.
  process.on("uncaughtExceptionMonitor", (err, origin) =>
    log.fatal({ err, origin }, "Katha ends: nothing caught an error"),
  );
  const katha = await startKatha(compose, {
    config,
    clock: systemClock,
    ids: createIds(systemClock),
    log,
    progress: createProgress(process.stdout, (step, milliseconds) =>
      log.debug({ step, milliseconds: Math.round(milliseconds) }, "Start-up step"),
    ),
    onFailure: (error) => fail(error),
  });
  if (katha.newAdministrator) {
    const { email, generatedPassword } = katha.newAdministrator;
    say(
      generatedPassword
        ? `The administrator is ${email}, password ${generatedPassword} (shown only this once).`
        : `The administrator is ${email}, with the password of KATHA_ADMIN_PASSWORD.`,
    );
  }
  closeOnSignals(katha.close);
  say(`Katha is open at ${katha.address}`);
}

function closeOnSignals(close: () => Promise<void>): void {
  let isClosing = false;
  const onSignal = () => {
    if (isClosing) {
      process.exit(130);
    }
    isClosing = true;
    say("Katha is closing; press Ctrl-C again to end it at once.");
    setTimeout(() => {
      fail(new Error(`Katha did not close within ${CLOSING_MAY_TAKE_MS / 1_000} s.`));
    }, CLOSING_MAY_TAKE_MS).unref();
    close().then(() => process.exit(0), fail);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, onSignal);
  }
}

function fail(error: unknown): never {
  if (error instanceof StartupError) {
    warn(`Katha cannot start. ${error.message}`);
  } else {
    warn(
      `Katha stopped. ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );
  }
  process.exit(1);
}

main().catch(fail);
