import { isDeepStrictEqual } from "node:util";
import { withEnd, type StoryEditForm, type StoryForm } from "@katha/api/contract";
import type { Viewer } from "../../../../lib/viewer.ts";
import { countedIn } from "../../counted.ts";
import { authoredColumns } from "../authored.ts";
import type { StoryRecord } from "../repo.ts";

const isWrittenAsJson = (field: string) => field === "game_config" || field === "story_structure";

type Fields = Omit<StoryForm, "game_config" | "story_structure" | "bible" | "category_id"> & {
  category_id: string | null;
  game_config: Record<string, unknown>;
  story_structure: Record<string, unknown>;
  bible: Record<string, unknown> | null;
};

/** The columns of a story that a form may set, and its tags. */
export type Content = { [Field in keyof Fields]?: Fields[Field] | undefined };

/** The form as this user may fill it in: administrators have their own rules and two more fields. */
export function contentOf(form: StoryForm | StoryEditForm, viewer: Viewer): Content {
  const { story_system_prompt, is_featured, story_structure, ...rest } = form;
  const {
    version: _version,
    keeps_before: _keeps,
    ...open
  } = rest as typeof rest & Pick<StoryEditForm, "version" | "keeps_before">;
  const isAdmin = viewer.role === "admin";
  const content: Content = {
    ...open,
    ...(story_structure && {
      story_structure: isAdmin ? withEnd(story_structure) : story_structure,
    }),
    ...(isAdmin && { story_system_prompt, is_featured }),
  };
  return Object.fromEntries(Object.entries(content).filter(([, value]) => value !== undefined));
}

/** The story's fields that its author writes. */
export function writtenIn(story: StoryRecord): Content {
  const names = [...authoredColumns, "tag_ids"] as const;
  return Object.fromEntries(names.map((name) => [name, story[name]]));
}

/** The order of tags does not matter; that of keys in an author's JSON does. */
function comparable(field: string, value: unknown): unknown {
  if (field === "tag_ids") return new Set(value as string[]);
  if (field === "bible") return value ?? {};
  return isWrittenAsJson(field) ? JSON.stringify(value) : value;
}

/** The fields that differ from the story. */
export function changesTo(story: StoryRecord, content: Content): Content {
  return Object.fromEntries(
    Object.entries(content).filter(
      ([field, value]) =>
        !isDeepStrictEqual(
          comparable(field, value),
          comparable(field, story[field as keyof StoryRecord]),
        ),
    ),
  );
}

/** The columns to write: objects as JSON text, a structure with its figures, no tags. */
export function rowOf({ tag_ids: _tags, game_config, story_structure, bible, ...plain }: Content) {
  return {
    ...plain,
    ...(game_config && { game_config: JSON.stringify(game_config) }),
    ...(story_structure && {
      story_structure: JSON.stringify(story_structure),
      counted: JSON.stringify(countedIn(story_structure)),
    }),
    ...(bible !== undefined && { bible: bible && JSON.stringify(bible) }),
  };
}

/** Fields for the audit log; long texts are left to the story's versions. */
export function noteOf(
  fields: Iterable<string>,
  version: number,
  source: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const noted = [...fields].filter((field) => !isWrittenAsJson(field) && field !== "bible");
  return { version, ...Object.fromEntries(noted.map((field) => [field, source[field]])) };
}
