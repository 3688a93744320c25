/** An error's code from the system or the database: "ENOENT", "23505". */
export function errorCodeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error ? String(error.code) : undefined;
}

/** A unique value was taken by a parallel request. */
export const isUniquenessLost = (error: unknown): boolean => errorCodeOf(error) === "23505";
