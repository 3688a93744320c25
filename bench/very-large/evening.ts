import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "@katha/server/db/open";
import { act, begin, Refused, type Session } from "../server/several-servers/play.ts";
import type { BenchServer, Player } from "../server/several-servers/servers.ts";

/** So that nobody runs out of coins. */
export const giveCoins = (db: Db) =>
  sql`insert into wallet_entries (id, user_id, kind, amount, description, created_at)
    select gen_random_uuid(), user_id, 'gift', 100000, 'For the bench', now() from wallets`.execute(
    db,
  );

/** Two of three turns press a choice, the third is typed. */
const selected_model = "tenali";
const forms = [
  { action_type: "continue", selected_choice: "Go on.", selected_model },
  { action_type: "continue", selected_choice: "Look into the well.", selected_model },
  { action_type: "custom_action", user_action: "I count the lamps on the wall.", selected_model },
];

/** A busy server asks to be asked again, and players do. */
const pauseMs = 500;

async function takeTurn({ server, session }: Seat, form: object): Promise<void> {
  for (;;) {
    const { events, ended } = act(server, session, form);
    try {
      await ended;
    } catch (error) {
      if (!(error instanceof Refused && error.status === 503)) throw error;
      await wait(pauseMs);
      continue;
    }
    const last = events.at(-1);
    if (last?.event !== "done") throw new Error(`A turn failed: ${last?.text}`);
    return;
  }
}

export interface Seat {
  server: BenchServer;
  session: Session;
}

export async function sitDown(
  servers: readonly BenchServer[],
  people: readonly Player[],
  storyId: string,
): Promise<Seat[]> {
  const seats: Seat[] = [];
  for (const by of people) {
    const server = servers[seats.length % servers.length];
    if (server === undefined) throw new Error("There is no server.");
    seats.push({ server, session: await begin(server, by, storyId) });
  }
  return seats;
}

/** Everybody takes turns at once, one after another; a turn that is not told ends the bench. */
export async function playTurns(seats: readonly Seat[], turnsEach: number): Promise<number> {
  await Promise.all(
    seats.map(async (seat) => {
      for (let turn = 0; turn < turnsEach; turn += 1)
        await takeTurn(seat, forms[turn % forms.length] ?? {});
    }),
  );
  return seats.length * turnsEach;
}
