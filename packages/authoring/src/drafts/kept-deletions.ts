import { browserStorage } from "@katha/api";

/** A deleted draft that its author can still restore. */
export interface DeletedDraft {
  readonly id: string;
  readonly title: string;
  readonly owner: string;
  /** When it is deleted for good. */
  readonly until: string;
}

const key = "katha-deleted-drafts";

function isDeletedDraft(value: unknown): value is DeletedDraft {
  const draft = Object(value) as Partial<Record<keyof DeletedDraft, unknown>>;
  return [draft.id, draft.title, draft.owner, draft.until].every(
    (part) => typeof part === "string",
  );
}

function read(): readonly DeletedDraft[] {
  try {
    const kept: unknown = JSON.parse(browserStorage.read(key) ?? "[]");
    const drafts = Array.isArray(kept) ? kept.filter(isDeletedDraft) : [];
    return drafts.filter(({ until }) => Date.parse(until) > Date.now());
  } catch {
    return [];
  }
}

function write(drafts: readonly DeletedDraft[]): void {
  if (drafts.length === 0) browserStorage.drop(key);
  else browserStorage.write(key, JSON.stringify(drafts));
}

/** Keeps the restorable drafts in the browser, so that they survive a reload of the page. */
export const keptDeletions = {
  read,
  add: (draft: DeletedDraft): void => write([draft, ...read().filter(({ id }) => id !== draft.id)]),
  drop: (id: string): void => write(read().filter((draft) => draft.id !== id)),
};
