import type { GameDependencies } from "../../dependencies.ts";
import type { RunningTurn } from "../events/running-turn.ts";
import { deleteChunks, insertChunks, type Chunk } from "./repo.ts";

/** A turn's first words are written at once, later ones in batches. */
const firstWordsMs = 20;
const paceMs = 500;
const mostPieces = 2_000;

/** Writes the text of this server's turns for followers on others: many turns at once, a few times a second. */
export function createChunkWriter({
  db,
  clock,
  log,
  servers,
  signals,
}: Pick<GameDependencies, "db" | "clock" | "log" | "servers" | "signals">) {
  /** The next event of each turn that is not yet written. */
  const turns = new Map<string, { running: RunningTurn; next: number }>();
  const ended: string[] = [];
  let timer: { at: number; handle: NodeJS.Timeout } | undefined;
  let isWriting = false;
  let isDueAgain = false;
  let lastWrite = 0;

  const now = () => clock.now().getTime();

  function schedule(gapMs: number): void {
    const at = Math.max(lastWrite + gapMs, now());
    if (timer && timer.at <= at) return;
    clearTimeout(timer?.handle);
    const handle = setTimeout(() => void write(), Math.max(0, at - now()));
    timer = { at, handle };
  }

  const unwritten = () =>
    [...turns].flatMap(([turn_id, { running, next }]): Chunk[] => {
      const pieces = running.events
        .slice(next, next + mostPieces)
        .flatMap((event) =>
          event.event === "delta" ? [{ part: event.part, text: event.text }] : [],
        );
      return pieces.length === 0 ? [] : [{ turn_id, first_seq: next, pieces }];
    });

  async function write(): Promise<void> {
    timer = undefined;
    if (isWriting) {
      isDueAgain = true;
      return;
    }
    isWriting = true;
    lastWrite = now();
    try {
      const chunks = unwritten();
      if (chunks.length > 0) {
        const ids = chunks.map(({ turn_id }) => turn_id);
        await db.transaction().execute(async (tx) => {
          await insertChunks(tx, chunks);
          await signals.send(tx, { about: "turn_chunks", ids });
        });
        for (const { turn_id, first_seq, pieces } of chunks) {
          const turn = turns.get(turn_id);
          if (turn) turn.next = first_seq + pieces.length;
        }
      }
      const gone = ended.splice(0);
      if (gone.length > 0) await deleteChunks(db, gone);
    } catch (error) {
      log.warn({ err: error }, "The text of running turns was not written for other servers");
      schedule(paceMs);
    } finally {
      isWriting = false;
      if (isDueAgain) schedule(firstWordsMs);
      isDueAgain = false;
    }
  }

  return {
    /** The turn has more text. */
    note: (id: string, running: RunningTurn) => {
      const turn = turns.get(id) ?? { running, next: 1 };
      turns.set(id, turn);
      if (servers.hasOthers()) schedule(turn.next === 1 ? firstWordsMs : paceMs);
    },
    /** The turn ended: its text is read from the turn itself now. */
    forget: (id: string) => {
      const turn = turns.get(id);
      turns.delete(id);
      if (turn === undefined || turn.next === 1) return;
      ended.push(id);
      schedule(2 * paceMs);
    },
    close: () => {
      clearTimeout(timer?.handle);
      turns.clear();
    },
  };
}
