import { type KathaProcess, startKatha } from "./katha-process.ts";

/** The clock of a server, which stands still until a test moves it. */
export interface StoppedClock {
  /** Returns the time that it is then. */
  readonly advance: (milliseconds: number) => Promise<number>;
}

export interface StoppedServer {
  readonly katha: KathaProcess;
  readonly clock: StoppedClock;
}

export async function startKathaWithStoppedClock(
  settings: Readonly<Record<string, string>>,
): Promise<StoppedServer> {
  const katha = await startKatha(settings, {
    entry: "packages/server/src/testing/stopped-clock-server.ts",
  });
  let now = Date.now();
  const advance = async (milliseconds: number) => {
    now += milliseconds;
    await katha.tell({ now }, { isNow: now });
    return now;
  };
  return { katha, clock: { advance } };
}
