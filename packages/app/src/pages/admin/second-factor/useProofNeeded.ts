import { type ApiError, api } from "@katha/api";
import { useState } from "react";
import type { AppState, AppThunk } from "../../../store/store.ts";
import { useAppDispatch, useAppSelector } from "../../../store/hooks.ts";

interface Asked {
  readonly status: string;
  readonly error?: unknown;
}

const isRefused = (asked: Asked | undefined): boolean =>
  asked?.status === "rejected" &&
  (asked.error as ApiError | undefined)?.code === "second_factor_needed";

/** When the last call began that the server refused until a second factor is proved; 0: none was. */
function lastRefusal({ api: { queries, mutations } }: AppState): number {
  const refused = [...Object.values(queries), ...Object.values(mutations)].filter(isRefused);
  return Math.max(0, ...refused.map((asked) => asked?.startedTimeStamp ?? 0));
}

/** Asks again what was refused, so that the page gets what it waits for. */
const askAgain = (): AppThunk => (dispatch, getState) => {
  for (const query of Object.values(getState().api.queries)) {
    if (!isRefused(query) || query?.endpointName === undefined) continue;
    const endpoint = api.endpoints[query.endpointName as keyof typeof api.endpoints] as unknown as {
      initiate: (arg: unknown, options: object) => Parameters<typeof dispatch>[0];
    };
    dispatch(endpoint.initiate(query.originalArgs, { subscribe: false, forceRefetch: true }));
  }
};

/** Whether the server wants a second factor before it goes on, as it does twice a day. */
export function useProofNeeded() {
  const dispatch = useAppDispatch();
  const last = useAppSelector(lastRefusal);
  const [settledAt, setSettledAt] = useState(0);
  return {
    isNeeded: last > settledAt,
    /** Until the server refuses the next call. */
    postpone: () => setSettledAt(Date.now()),
    proved: () => {
      setSettledAt(Date.now());
      dispatch(askAgain());
    },
  };
}
