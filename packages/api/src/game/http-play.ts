import type { ApiClient } from "../http/api-client.ts";
import { sendSignedIn } from "../http/send-signed-in.ts";
import type { PlayService } from "./play-service.ts";
import { sessionQuery } from "./session-query.ts";
import { takeTurn } from "./turn-stream.ts";

/** Plays at the server. */
export function playOverHttp(client: ApiClient): PlayService {
  return {
    open: (session, signal) => sendSignedIn(client, sessionQuery(session), signal),
    act: (turn) => takeTurn(client, turn),
  };
}
