import type { Tx } from "../../../db/open.ts";
import type { GameDependencies } from "../dependencies.ts";
import { findPending, insertPending, type NewTurn, type Session, type Turn } from "../repo.ts";
import { turnInProgress } from "./problems.ts";
import { leaseMs } from "./recovery/lease.ts";

type ClaimedColumns =
  | "session_id"
  | "number"
  | "status"
  | "server_id"
  | "lease"
  | "leased_until"
  | "created_at";

/** Makes a turn the session's one pending turn, for this server to settle. */
export async function claimTurn(
  { clock, ids, servers }: Pick<GameDependencies, "clock" | "ids" | "servers">,
  tx: Tx,
  session: Session,
  asked: Omit<NewTurn, ClaimedColumns>,
): Promise<Turn> {
  const now = clock.now();
  const turn = await insertPending(tx, {
    ...asked,
    session_id: session.id,
    number: session.turns_count,
    status: "pending",
    server_id: servers.id,
    lease: ids(),
    leased_until: new Date(now.getTime() + leaseMs),
    created_at: now,
  });
  if (turn === undefined) throw turnInProgress((await findPending(tx, session.id))?.id ?? asked.id);
  return turn;
}
