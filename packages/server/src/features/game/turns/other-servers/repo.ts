import { sql } from "kysely";
import type { Db } from "../../../../db/open.ts";
import type { Turn } from "../../repo.ts";
import type { Piece } from "@katha/play";

export interface Chunk {
  turn_id: string;
  first_seq: number;
  pieces: readonly Piece[];
}

export async function insertChunks(db: Db, chunks: readonly Chunk[]): Promise<void> {
  await sql`
    insert into turn_chunks (turn_id, first_seq, pieces)
    select turn_id, first_seq, pieces
    from jsonb_to_recordset(${JSON.stringify(chunks)}::jsonb)
      as chunk (turn_id uuid, first_seq integer, pieces jsonb)
    on conflict do nothing`.execute(db);
}

export async function deleteChunks(db: Db, turnIds: readonly string[]): Promise<void> {
  await db.deleteFrom("turn_chunks").where("turn_id", "in", turnIds).execute();
}

/** Deletes what a crashed server has left. */
export async function deleteLeftChunks(db: Db): Promise<void> {
  await sql`
    delete from turn_chunks c
    where not exists (select from turns t where t.id = c.turn_id and t.status = 'pending')`.execute(
    db,
  );
}

export type Progress = Pick<Turn, "id" | "status" | "server_id" | "leased_until"> & {
  chunks: Omit<Chunk, "turn_id">[];
};

/** How far turns are, and their text from the wanted event on. */
export async function findProgress(
  db: Db,
  wanted: ReadonlyMap<string, number>,
): Promise<Progress[]> {
  const turns = [...wanted].map(([id, next]) => ({ id, next }));
  const { rows } = await sql<Progress>`
    select t.id, t.status, t.server_id, t.leased_until, coalesce((
      select jsonb_agg(
        jsonb_build_object('first_seq', c.first_seq, 'pieces', c.pieces) order by c.first_seq)
      from turn_chunks c where c.turn_id = t.id and c.first_seq >= wanted.next), '[]') as chunks
    from jsonb_to_recordset(${JSON.stringify(turns)}::jsonb) as wanted (id uuid, next integer)
    join turns t on t.id = wanted.id`.execute(db);
  return rows;
}
