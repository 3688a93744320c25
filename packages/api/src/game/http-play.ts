import { gameCalls } from "../contract/call-table/game.ts";
import type { ApiClient } from "../http/api-client.ts";
import { callQuery } from "../http/call-query.ts";
import { sendSignedIn } from "../http/send-signed-in.ts";
import type { PlayService } from "./play-service.ts";
import { takeTurn } from "./turn-stream.ts";

/** Plays at the server. */
export function playOverHttp(client: ApiClient): PlayService {
  return {
    open: (session, signal) => {
      const params = { session_id: session };
      return sendSignedIn(
        client,
        callQuery(gameCalls.getSession, { params, isEntity: true }),
        signal,
      );
    },
    act: (turn) => takeTurn(client, turn),
  };
}
