import { createHash } from "node:crypto";
import { isReadable } from "@katha/api/contract";
import { z } from "zod";

export const bundleFormat = "katha-story-bundle";
export const bundleVersion = 1;

/** Beside those of every archive. */
export const bundleBounds = {
  pictures: 24,
  /** Earlier versions, and bytes of their text: the newest are taken along. */
  versions: 200,
  versionBytes: 24 * 1024 * 1024,
} as const;

export const sha256 = (bytes: Uint8Array): string =>
  createHash("sha256").update(bytes).digest("hex");

export const manifestSchema = z.object({
  format: z.literal(bundleFormat),
  version: z.literal(bundleVersion),
  ifid: z.string().regex(/^[0-9A-Z-]{8,63}$/),
  files: z.array(z.object({ path: z.string(), bytes: z.int(), sha256: z.string() })),
});

/** Columns of a story that travel as they are; others have a file or a name of their own. */
export const plainColumns = [
  "title",
  "tagline",
  "story_description",
  "story_prompt",
  "cover_image_url",
  "image_alt",
  "content_rating",
  "difficulty_level",
  "language",
  "is_premium",
  "awaits_native_reader",
  "is_online_only",
  "initial_xp",
  "actions_count",
  "story_cards_count",
  "total_scenes",
  "branching_points",
  "possible_endings",
  "estimated_play_time",
] as const;

/** Columns of an earlier version that travel: those that restoring it sets. */
export const versionColumns = [
  "title",
  "tagline",
  "story_description",
  "story_prompt",
  "content_rating",
  "difficulty_level",
  "language",
  "initial_xp",
  "bible",
] as const;

const versionNumber = z.int().min(1).max(1_000_000_000);

const name = z.string().max(200).refine(isReadable);

export const storySchema = z.object({
  version: versionNumber,
  category: name.nullable(),
  tags: z.array(name).max(100),
  fields: z.record(z.string(), z.unknown()),
});

export const versionSchema = z.object({
  version: versionNumber,
  // Dates have years that PostgreSQL's have not.
  saved_at: z.iso.datetime().refine((moment) => Date.parse(moment) >= 0),
  restored_from: versionNumber.nullable(),
  fields: z.record(z.string(), z.unknown()),
});

export const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
