import { calls, type AnyCall } from "@katha/api/contract";
import { exceptions } from "./expected.ts";
import { ordinaryStatuses, statesOf } from "./ordinary.ts";
import { people, type Statuses } from "./people.ts";

export interface Row {
  callId: string;
  state: string;
  statuses: Statuses;
}

const cellsOf = (line: string) => line.trim().split(/\s+/);

/** The rows that are written out, because they are not what is ordinary. */
export function exceptionalRows(): Row[] {
  const lines = exceptions
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"));
  const [head = "", ...rest] = lines;
  const named = cellsOf(head).slice(2);
  if (named.join(" ") !== people.join(" "))
    throw new Error(`The table is about: ${named.join(", ")}.`);
  return rest.map((line) => {
    const [callId = "", state = "", ...cells] = cellsOf(line);
    if (cells.length !== people.length) throw new Error(`The row of ${callId} lacks a person.`);
    const statuses = Object.fromEntries(people.map((who, index) => [who, Number(cells[index])]));
    return { callId, state, statuses: statuses as Statuses };
  });
}

/** What is expected of each call of the contract, in each state of what it is about. */
export function rowsOf(): Row[] {
  const exceptional = exceptionalRows();
  return Object.values<AnyCall>(calls).flatMap((call) =>
    statesOf(call).map((state) => {
      const own = exceptional.find((row) => row.callId === call.id && row.state === state);
      return own ?? { callId: call.id, state, statuses: ordinaryStatuses(call, state) };
    }),
  );
}
