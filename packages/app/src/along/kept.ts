import { browserStorage } from "@katha/api";

/** The sessions that are along, where every request can look without waiting; all else is in the device's database. */
const key = "katha-along";

/** The name of the device's database, by which it is found without the code that opens it. */
export const alongDatabase = "katha-along";

export function sessionsAlong(): readonly string[] {
  const written = browserStorage.read(key) ?? "";
  return written === "" ? [] : written.split(" ");
}

export const isAlong = (session: string): boolean => sessionsAlong().includes(session);

export function writeAlong(sessions: readonly string[]): void {
  browserStorage.write(key, [...new Set(sessions)].join(" "));
}

export const isAnythingAlong = (): boolean => sessionsAlong().length > 0;
