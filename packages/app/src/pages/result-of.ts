type Loaded<Result> = Result extends { state: "ready" } ? Omit<Result, "state"> : never;

/** A query's state as a screen's `result`: loaded data stays if a later read fails. */
export function resultOf<
  Result extends { state: "ready" } | { state: "loading" } | { state: "failed"; message: string },
>(loaded: Loaded<Result> | undefined, failure: string | undefined): Result;
export function resultOf(loaded: object | undefined, failure: string | undefined): object {
  if (loaded) return { state: "ready", ...loaded };
  return failure === undefined ? { state: "loading" } : { state: "failed", message: failure };
}
