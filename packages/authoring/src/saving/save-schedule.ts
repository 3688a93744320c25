/** Saves now or after a while, and never twice at once. */
export interface SaveSchedule {
  /** The save that is on its way. */
  readonly running: () => Promise<void> | undefined;
  /** Saves; where a save is on its way, returns that one. */
  readonly run: () => Promise<void>;
  /** Saves after so many milliseconds, in place of what was to come. */
  readonly runIn: (ms: number) => void;
  /** Forgets the save that was to come. */
  readonly cancel: () => void;
  /** Resolves when nothing is on its way any more. */
  readonly idle: () => Promise<void>;
}

/** `ended` is called after each save, and may ask for the next. */
export function newSaveSchedule(save: () => Promise<void>, ended: () => void): SaveSchedule {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let flight: Promise<void> | undefined;

  const cancel = () => clearTimeout(timer);
  const run = () => {
    cancel();
    flight ??= save().finally(() => {
      flight = undefined;
      ended();
    });
    return flight;
  };
  async function idle(): Promise<void> {
    if (flight === undefined) return;
    await flight;
    await idle();
  }
  return {
    running: () => flight,
    run,
    runIn: (ms) => {
      cancel();
      timer = setTimeout(() => void run(), ms);
    },
    cancel,
    idle,
  };
}
