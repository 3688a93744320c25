type Arrival<Here> =
  | ({ state: "here" } & Here)
  | { state: "failed"; message: string }
  | { state: "loading" };

/** What a screen is shown of a read: what is here stays, also when a later read of it fails. */
export function arrivalOf<Here extends object>(
  here: Here | undefined,
  failure: string | undefined,
): Arrival<Here> {
  if (here) return { state: "here", ...here };
  return failure === undefined ? { state: "loading" } : { state: "failed", message: failure };
}
