import type { wrapLanguageModel } from "ai";

export type Fetch = typeof globalThis.fetch;
export type LanguageModel = ReturnType<typeof wrapLanguageModel>;
