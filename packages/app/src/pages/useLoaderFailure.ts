import { useState } from "react";
import { useAppStore } from "../store/hooks.ts";
import type { AppState } from "../store/store.ts";

type Select = (state: AppState) => { readonly isError: boolean; readonly error?: unknown };

/**
 * For a query that the route's loader has started. RTK Query repeats a failed query when a component mounts: of one that
 * failed while the page's code was loading, the reader would see the failure, then "loading", then the failure again.
 * With these options it is not repeated, and `show` shows its error. `key` is the query's argument.
 */
export function useLoaderFailure(select: Select, key = "") {
  const store = useAppStore();
  const failureNow = () => {
    const { isError, error } = select(store.getState());
    return { key, failure: isError ? { error } : null };
  };
  const [state, setState] = useState(failureNow);
  if (state.key !== key) setState(failureNow());
  const { failure } = state;
  const refetch = () => setState({ key, failure: null });
  return {
    options: { skip: failure !== null },
    show: <Read extends object>(read: Read): Read =>
      failure ? { ...read, isError: true, error: failure.error, refetch } : read,
  };
}
