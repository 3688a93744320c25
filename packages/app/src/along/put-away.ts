import { forgetAlong } from "./device-db.ts";
import { emitAlong } from "./events.ts";
import { sessionsAlong, writeAlong } from "./kept.ts";

/** Puts a session away, with what waits in it. */
export async function putAway(session: string): Promise<void> {
  await forgetAlong(session);
  writeAlong(sessionsAlong().filter((one) => one !== session));
  emitAlong({ kind: "changed", session });
}
