/** The only source of the current time; tests can set theirs. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export interface TestClock extends Clock {
  set(moment: Date): void;
  advance(milliseconds: number): void;
}

export function testClock(start: string | Date = "2026-01-15T09:30:00.000Z"): TestClock {
  let moment = new Date(start).getTime();
  return {
    now: () => new Date(moment),
    set: (next) => {
      moment = next.getTime();
    },
    advance: (milliseconds) => {
      moment += milliseconds;
    },
  };
}
