type Result<Here> =
  | ({ state: "ready" } & Here)
  | { state: "failed"; message: string }
  | { state: "loading" };

/** What a screen is shown of a read: what is here stays, also when a later read of it fails. */
export function resultOf<Here extends object>(
  here: Here | undefined,
  failure: string | undefined,
): Result<Here> {
  if (here) return { state: "ready", ...here };
  return failure === undefined ? { state: "loading" } : { state: "failed", message: failure };
}
