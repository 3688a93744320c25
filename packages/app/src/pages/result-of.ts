type Result<Here> =
  | ({ state: "ready" } & Here)
  | { state: "failed"; message: string }
  | { state: "loading" };

/** The state of a read as screens take it: loaded data stays when a later read fails. */
export function resultOf<Here extends object>(
  here: Here | undefined,
  failure: string | undefined,
): Result<Here> {
  if (here) return { state: "ready", ...here };
  return failure === undefined ? { state: "loading" } : { state: "failed", message: failure };
}
