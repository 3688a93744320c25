import { gameCalls } from "../contract/call-table/game.ts";
import { callQuery } from "../http/call-query.ts";

export const sessionQuery = (session: string) =>
  callQuery(gameCalls.getSession, { params: { session_id: session }, isEntity: true });
