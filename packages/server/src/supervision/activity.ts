import type { Beat } from "./beat.ts";

export interface Activity {
  /** A step of the start. */
  isAt(step: string): void;
  isOpen(): void;
  isClosing(): void;
  /** Something by which a server can be kept: a request's route, or a job. */
  began(name: string): void;
  ended(name: string): void;
  now(): Pick<Beat, "state" | "doing">;
}

const mostNamed = 10;

/** Keeps what the server is doing; `onChange` hears of what begins before it can keep the thread. */
export function createActivity(onChange: () => void = () => {}): Activity {
  let state: Beat["state"] = "starting";
  let doing = "starting";
  /** The latest to begin is last. */
  const running = new Map<string, number>();

  const change = (to: Beat["state"], text: string) => {
    state = to;
    doing = text;
    onChange();
  };
  return {
    isAt: (step) => change(state, `starting: ${step}`),
    isOpen: () => change("open", "open"),
    isClosing: () => change("closing", "closing"),
    began: (name) => {
      const count = running.get(name) ?? 0;
      running.delete(name);
      running.set(name, count + 1);
      onChange();
    },
    ended: (name) => {
      const count = running.get(name) ?? 0;
      if (count > 1) running.set(name, count - 1);
      else running.delete(name);
    },
    now: () => ({
      state,
      doing: running.size === 0 ? doing : `${doing}, busy with ${namesOf(running)}`,
    }),
  };
}

/** The latest to begin is first. */
function namesOf(running: ReadonlyMap<string, number>): string {
  const named = [...running]
    .toReversed()
    .slice(0, mostNamed)
    .map(([name, count]) => (count > 1 ? `${name} (${count})` : name));
  const more = running.size - named.length;
  return `${named.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
