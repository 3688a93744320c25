import { api } from "@katha/api";

/** What a page was drawn from: it lies in the page, and the app goes on with it instead of asking again. */
export interface DrawnPage {
  readonly address: string;
  readonly language: string;
  readonly answers: readonly DrawnAnswer[];
}

export interface DrawnAnswer {
  readonly endpointName: string;
  readonly arg?: unknown;
  readonly value: unknown;
}

export const drawnId = "katha-drawn";

/** Null where the page came as a shell, or was drawn for another address: a worker may have kept it. */
export function drawnPage(page: Document, address: string): DrawnPage | null {
  const text = page.getElementById(drawnId)?.textContent;
  if (text == null) return null;
  const drawn = JSON.parse(text) as DrawnPage;
  return drawn.address === address ? drawn : null;
}

type Entries = Parameters<typeof api.util.upsertQueryEntries>[0];

export function upsertAnswers({ answers }: DrawnPage) {
  return api.util.upsertQueryEntries(answers as unknown as Entries);
}
