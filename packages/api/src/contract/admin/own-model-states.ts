/** How far one of Katha's own models is. The browser loads this file, so it does not import zod. */
export const ownModelStates = [
  "absent",
  "preparing",
  "downloading",
  "checking",
  "measuring",
  "ready",
  "loaded",
  "failed",
] as const;
export type OwnModelState = (typeof ownModelStates)[number];

/** Why it could not be brought, or no longer tells; each has its own words for the administrator. */
export const ownModelFailures = [
  "no_runtime",
  "runtime_failed",
  "unreachable",
  "address_refused",
  "not_there",
  "mirror_failed",
  "broken_off",
  "wrong_checksum",
  "disk_full",
  "too_little_memory",
  "not_loaded",
  "crashed",
] as const;
export type OwnModelFailure = (typeof ownModelFailures)[number];

export const ownRuntimeStates = ["absent", "installing", "ready", "failed"] as const;
export type OwnRuntimeState = (typeof ownRuntimeStates)[number];
