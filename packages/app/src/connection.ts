import { type Connection, createConnection, createSession } from "@katha/api";
import { askWatching } from "./offline/line.ts";

/** `onSignedOut`: the server no longer knows who this was. */
export function connectBrowser(onSignedOut: () => void): Connection {
  return createConnection({
    session: createSession(() => localStorage),
    onSignedOut,
    fetch: askWatching,
  });
}
