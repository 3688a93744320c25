import type {
  StoryDetail,
  StoryStructure,
  StoryVersion,
  StoryVersionDetail,
} from "@katha/api/contract";
import { notFound } from "../../../../lib/problem.ts";
import type { Viewer } from "../../../../lib/viewer.ts";
import { rulesOf } from "../../story-answer.ts";
import type { Content } from "../saving/changes.ts";
import { requireEditor, type AuthoringDependencies } from "../permissions.ts";
import { findRecord } from "../repo.ts";
import { saveContent } from "../saving/save.ts";
import { findContent, findVersions, type VersionRow } from "./repo.ts";

const beyondAll = 2_147_483_647;
const nothingWritten: StoryStructure = { start_node: "", nodes: {} };

function answer({ saved_by, display_name, saved_at, ...row }: VersionRow): StoryVersion {
  return {
    ...row,
    saved_by: saved_by === null ? null : { id: saved_by, display_name: display_name ?? "" },
    saved_at: saved_at.toISOString(),
  };
}

export async function versionsOf(
  { db }: AuthoringDependencies,
  { id, before = beyondAll, limit }: { id: string; before?: number | undefined; limit: number },
  viewer: Viewer,
): Promise<{ versions: StoryVersion[]; next_before: number | null }> {
  requireEditor(await findRecord(db, id), viewer);
  const found = await findVersions(db, id, { before, limit: limit + 1 });
  const versions = found.slice(0, limit).map(answer);
  const last = versions.at(-1);
  return { versions, next_before: found.length > limit && last ? last.version : null };
}

/** The fields that restoring a version sets. The status is not part of a version. */
const restored = [
  "title",
  "tagline",
  "story_description",
  "story_prompt",
  "content_rating",
  "difficulty_level",
  "language",
  "initial_xp",
  "game_config",
  "story_structure",
  "bible",
] as const satisfies (keyof Content)[];

type Restored = Pick<StoryVersionDetail, (typeof restored)[number]>;

async function contentOf(
  { db }: AuthoringDependencies,
  { id, version }: { id: string; version: number },
): Promise<Restored> {
  const content = await findContent(db, id, version);
  if (content === undefined)
    throw notFound("version_not_found", "This version of the story was not kept.");
  const { bible, ...kept } = Object.fromEntries(
    restored.map((field) => [field, content[field]]),
  ) as Restored;
  return { ...kept, bible: bible ?? {} };
}

interface VersionAddress {
  id: string;
  version: number;
}

export async function versionOf(
  needs: AuthoringDependencies,
  { id, version }: VersionAddress,
  viewer: Viewer,
): Promise<StoryVersionDetail> {
  requireEditor(await findRecord(needs.db, id), viewer);
  const content = await contentOf(needs, { id, version });
  const [row] = await findVersions(needs.db, id, { before: version + 1, limit: 1 });
  if (row?.version !== version)
    throw notFound("version_not_found", "This version of the story was not kept.");
  const { story_structure: structure } = content;
  const story_structure = { ...structure, ...nothingWritten, ...structure };
  return { ...answer(row), ...content, game_config: rulesOf(content.game_config), story_structure };
}

/** An ordinary save, with an earlier version's content. */
export async function restoreVersion(
  needs: AuthoringDependencies,
  { id, version, expected }: VersionAddress & { expected: readonly (number | undefined)[] },
  viewer: Viewer,
): Promise<StoryDetail> {
  requireEditor(await findRecord(needs.db, id), viewer);
  const content = (await contentOf(needs, { id, version })) as Content;
  return saveContent(needs, { id, content, expected, restoredFrom: version }, viewer);
}
