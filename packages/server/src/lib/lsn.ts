/** A position in PostgreSQL's log of changes (`pg_lsn`); what is written later has a greater one. */
export type Lsn = bigint;

/** `16/B374D848`: two halves in hexadecimal digits. */
export function readLsn(written: string): Lsn {
  const [high = "", low = ""] = written.split("/");
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}
