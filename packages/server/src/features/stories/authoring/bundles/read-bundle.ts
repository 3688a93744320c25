import { storyEditForm } from "@katha/api/contract";
import { normalise } from "@katha/storygraph";
import { strFromU8 } from "fflate";
import { refuseBeyondBounds } from "../../../../lib/story-bounds.ts";
import { countedIn } from "../../counted.ts";
import { refuseDenseMarkdown } from "../saving/markdown-limits.ts";
import { bundleBounds, type BundleFiles, storySchema, versionSchema } from "./format.ts";
import { ifidIn } from "./ifid.ts";
import { jsonOf, unpacked, unreadableBundle } from "./zip.ts";

/** JSON as it was written, unless what we would save is something else. */
function written(files: BundleFiles, path: string, saved: unknown): string {
  const text = strFromU8(files.get(path) ?? new Uint8Array());
  return JSON.stringify(JSON.parse(text)) === JSON.stringify(saved) ? text : JSON.stringify(saved);
}

/** The fields as saving a story takes them; the same rules hold as for what an author types. */
function checked(
  files: BundleFiles,
  folder: string,
  fields: Record<string, unknown>,
  what: string,
) {
  const { bible, ...plain } = fields;
  const given = Object.entries({
    ...plain,
    ...(bible !== null && { bible }),
    story_structure: jsonOf(files, `${folder}structure.json`),
    game_config: jsonOf(files, `${folder}game_config.json`),
  }).filter(([name, value]) => value !== null && !(name === "story_prompt" && value === ""));
  const form = storyEditForm.safeParse(Object.fromEntries(given));
  if (!form.success) {
    const [issue] = form.error.issues;
    const place = issue?.path.join(".") ?? "";
    throw unreadableBundle(`In this bundle ${what} is no story: ${place}: ${issue?.message ?? ""}`);
  }
  refuseDenseMarkdown(form.data);
  refuseBeyondBounds(normalise(form.data.story_structure));
  const { story_structure, game_config, ...rest } = form.data;
  return {
    fields: rest,
    structure: written(files, `${folder}structure.json`, story_structure),
    game_config: written(files, `${folder}game_config.json`, game_config),
  };
}

function partOf<Part>(parsed: { success: boolean; data?: Part | undefined }, path: string): Part {
  if (!parsed.success || parsed.data === undefined)
    throw unreadableBundle(`In this bundle ${path} is not as it should be.`);
  return parsed.data;
}

function storyIn(files: BundleFiles) {
  const about = partOf(storySchema.safeParse(jsonOf(files, "story.json")), "story.json");
  const bible = files.has("bible.json") ? jsonOf(files, "bible.json") : null;
  const story = checked(files, "", { ...about.fields, bible }, "story.json");
  return { about, ...story, counted: JSON.stringify(countedIn(JSON.parse(story.structure))) };
}

function versionIn(files: BundleFiles, path: string, newest: number) {
  const folder = path.slice(0, -"version.json".length);
  const about = partOf(versionSchema.safeParse(jsonOf(files, path)), path);
  if (folder !== `versions/${about.version}/` || about.version >= newest)
    throw unreadableBundle(`In this bundle ${path} is not as it should be.`);
  return { about, ...checked(files, folder, about.fields, path) };
}

function versionsIn(files: BundleFiles, newest: number) {
  const paths = [...files.keys()].filter((path) => path.endsWith("/version.json"));
  if (paths.length > bundleBounds.versions)
    throw unreadableBundle(`This bundle has more than ${bundleBounds.versions} versions.`);
  return paths.map((path) => versionIn(files, path, newest));
}

function picturesIn(files: BundleFiles) {
  const pictures = [...files].filter(([path]) => path.startsWith("pictures/"));
  if (pictures.length > bundleBounds.pictures)
    throw unreadableBundle(`This bundle has more than ${bundleBounds.pictures} pictures.`);
  return pictures;
}

/** Unpacks and checks all of a bundle but what its pictures show. */
export function readBundle(zip: Uint8Array) {
  const { ifid, files } = unpacked(zip);
  const story = storyIn(files);
  if (ifidIn(story.structure) !== ifid)
    throw unreadableBundle("The manifest of this bundle names another story than its structure.");
  return { story, versions: versionsIn(files, story.about.version), pictures: picturesIn(files) };
}

export type ReadBundle = ReturnType<typeof readBundle>;
export type BundledPictures = ReadBundle["pictures"];
