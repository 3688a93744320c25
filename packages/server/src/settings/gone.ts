/** Settings that earlier versions had, each with a sentence that says what to do now. */
export type GoneSettings = Readonly<Record<string, string>>;

/** None has gone yet. Whoever takes one away writes it here, and in docs/guides/release-notes.md. */
export const goneSettings: GoneSettings = {};
