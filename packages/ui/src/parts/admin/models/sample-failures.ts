export const sampleFailures = [
  "unreachable",
  "key_refused",
  "model_unknown",
  "too_many_requests",
  "provider_failed",
  "too_slow",
  "broken_off",
  "refused",
  "told_nothing",
] as const;
export type SampleFailure = (typeof sampleFailures)[number];
