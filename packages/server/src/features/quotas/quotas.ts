import { quotaKinds, type QuotaKind } from "@katha/api/contract";
import type { Db } from "../../db/open.ts";
import { Problem } from "../../lib/problem.ts";
import { bytesOfStory, bytesPinnedByAuthor, bytesUsed, dropOldestVersions } from "./repo.ts";

/** Bytes that one account may store of each kind. */
export type QuotaLimits = Readonly<Record<QuotaKind, number>>;

export const megabyte = 1_000_000;
export const defaultLimits: QuotaLimits = {
  stories: 64 * megabyte,
  versions: 128 * megabyte,
  plays: 64 * megabyte,
  pictures: 256 * megabyte,
};

const takes: Record<QuotaKind, { what: string; remedy: string }> = {
  stories: {
    what: "Your stories take",
    remedy: "Delete drafts that you no longer need, or shorten this one, then save again.",
  },
  versions: {
    what: "Earlier versions that you play yourself take",
    remedy: "Delete some of these plays, then save again.",
  },
  plays: { what: "Your plays take", remedy: "Delete plays or branches that you no longer need." },
  pictures: { what: "Your pictures take", remedy: "Delete pictures that no story uses." },
};

const megabytes = (bytes: number) => (bytes / megabyte).toFixed(1).replace(/\.0$/, "");

function storageFull(kind: QuotaKind, used: number, limit: number): Problem {
  const { what, remedy } = takes[kind];
  const fields = { kind, used, limit, used_mb: megabytes(used), limit_mb: megabytes(limit) };
  const detail = `${what} ${fields.used_mb} of ${fields.limit_mb} MB with this, so it was not saved. What you typed is still here. ${remedy} Your account page shows what takes room.`;
  return new Problem(413, "storage_full", detail, { fields });
}

export interface Quotas {
  usedBy(db: Db, userId: string): Promise<Record<QuotaKind, { used: number; limit: number }>>;
  bytesOf(db: Db, storyId: string): Promise<number>;
  /** Wraps a save, in its transaction. Shortening is always possible. */
  savingStory(
    tx: Db,
    story: { id: string; authorId: string | null; keepsVersion: boolean },
    save: () => Promise<void>,
  ): Promise<void>;
  /** Throws if there is no room for this much more. */
  refuseMore(db: Db, kind: QuotaKind, userId: string, more?: number): Promise<void>;
}

export function createQuotas(limits: () => QuotaLimits = () => defaultLimits): Quotas {
  async function refuseMore(db: Db, kind: QuotaKind, userId: string, more = 0): Promise<void> {
    const used = (await bytesUsed(db, kind, userId)) + more;
    const limit = limits()[kind];
    if (used > limit) throw storageFull(kind, used, limit);
  }

  /** Deletes the oldest versions that nobody needs. Only the author's own plays can still hold too many. */
  async function fitVersions(tx: Db, authorId: string): Promise<void> {
    const { versions } = limits();
    if ((await bytesUsed(tx, "versions", authorId)) <= versions) return;
    await dropOldestVersions(tx, authorId, versions);
    const pinned = await bytesPinnedByAuthor(tx, authorId);
    if (pinned > versions) throw storageFull("versions", pinned, versions);
  }

  return {
    refuseMore,
    bytesOf: bytesOfStory,
    async usedBy(db, userId) {
      const uses = quotaKinds.map(async (kind) => {
        const used = await bytesUsed(db, kind, userId);
        return [kind, { used, limit: limits()[kind] }] as const;
      });
      return Object.fromEntries(await Promise.all(uses)) as Awaited<ReturnType<Quotas["usedBy"]>>;
    },
    async savingStory(tx, { id, authorId, keepsVersion }, save) {
      const before = await bytesOfStory(tx, id);
      await save();
      if (authorId === null) return;
      if ((await bytesOfStory(tx, id)) > before) await refuseMore(tx, "stories", authorId);
      if (keepsVersion) await fitVersions(tx, authorId);
    },
  };
}
