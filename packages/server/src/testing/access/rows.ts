import { expected } from "./expected.ts";

export const people = ["anonymous", "player", "other-author", "owner", "admin"] as const;
export type Who = (typeof people)[number];

export interface Row {
  callId: string;
  state: string;
  statuses: Record<Who, number>;
}

const cellsOf = (line: string) => line.trim().split(/\s+/);

export function rowsOf(table: string = expected): Row[] {
  const lines = table.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));
  const [head = "", ...rest] = lines;
  const named = cellsOf(head).slice(2);
  if (named.join(" ") !== people.join(" "))
    throw new Error(`The table is about: ${named.join(", ")}.`);
  return rest.map((line) => {
    const [callId = "", state = "", ...cells] = cellsOf(line);
    if (cells.length !== people.length) throw new Error(`The row of ${callId} lacks a person.`);
    const statuses = Object.fromEntries(people.map((who, index) => [who, Number(cells[index])]));
    return { callId, state, statuses: statuses as Record<Who, number> };
  });
}
