import type { LogEntry } from "@katha/api/shapes";

export interface Group {
  /** Stays as the group grows at its open end. */
  readonly key: string | undefined;
  readonly members: readonly LogEntry[];
}

export type Grouping = (entries: readonly LogEntry[], length: number) => readonly Group[];

/** Groups of a length, full from the first; the last may grow. */
export const forwards: Grouping = (entries, length) =>
  Array.from({ length: Math.ceil(entries.length / length) }, (_, at) => {
    const members = entries.slice(at * length, (at + 1) * length);
    return { key: members[0]?.id, members };
  });

/** Groups of a length, full from the last; the first may grow at its beginning. */
export const backwards: Grouping = (entries, length) => {
  const count = Math.ceil(entries.length / length);
  return Array.from({ length: count }, (_, at) => {
    const end = entries.length - (count - 1 - at) * length;
    const members = entries.slice(Math.max(0, end - length), end);
    return { key: members.at(-1)?.id, members };
  });
};
