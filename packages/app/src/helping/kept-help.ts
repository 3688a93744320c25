import { browserStorage } from "../preferences/browser-storage.ts";
import type { LastingHelp } from "./benches.ts";

/** What was drafted for a story outlives the page, as what was typed does: it was asked for, and may have cost. */
export function keptHelp(of: string) {
  const key = `katha-story-help-${of}`;
  return {
    read: (): LastingHelp => {
      try {
        return Object(JSON.parse(browserStorage.read(key) ?? "null")) as LastingHelp;
      } catch {
        return {};
      }
    },
    keep: (help: LastingHelp): void => {
      const isBare = Object.values(help).every((part) => part === undefined);
      if (isBare) browserStorage.drop(key);
      else browserStorage.write(key, JSON.stringify(help));
    },
    isThere: (): boolean => browserStorage.read(key) !== null,
    forget: (): void => browserStorage.drop(key),
  };
}
export type KeptHelp = ReturnType<typeof keptHelp>;

/** A new story has got its id: what was drafted for it waits there. */
export function passHelpOn(from: string, to: string): void {
  keptHelp(to).keep(keptHelp(from).read());
  keptHelp(from).forget();
}
