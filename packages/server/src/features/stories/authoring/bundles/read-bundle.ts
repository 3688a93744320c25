import { storyEditForm } from "@katha/api/contract";
import { type BundleFiles, importStory, jsonIn, Refused, type RefusalPlace } from "@katha/exchange";
import { normalise } from "@katha/storygraph";
import { strFromU8 } from "fflate";
import { refuseBeyondBounds } from "../../../../lib/story-bounds.ts";
import { countedIn } from "../../counted.ts";
import { refuseDenseMarkdown } from "../saving/markdown-limits.ts";
import { faultInWords } from "../files/refusal-in-words.ts";
import { bundleBounds, manifestSchema, sha256, storySchema, versionSchema } from "./format.ts";
import { ifidIn } from "./ifid.ts";
import { unreadableBundle } from "./pack.ts";

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
    story_structure: jsonIn(files, `${folder}structure.json`),
    game_config: jsonIn(files, `${folder}game_config.json`),
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
  const about = partOf(storySchema.safeParse(jsonIn(files, "story.json")), "story.json");
  const bible = files.has("bible.json") ? jsonIn(files, "bible.json") : null;
  const story = checked(files, "", { ...about.fields, bible }, "story.json");
  return { about, ...story, counted: JSON.stringify(countedIn(JSON.parse(story.structure))) };
}

function versionIn(files: BundleFiles, path: string, newest: number) {
  const folder = path.slice(0, -"version.json".length);
  const about = partOf(versionSchema.safeParse(jsonIn(files, path)), path);
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

const refused = ({ fault = "not_zip", file, most }: RefusalPlace) =>
  unreadableBundle(faultInWords(fault, file, most));

/** The files of a bundle, each as its manifest says. */
function unpacked(zip: Uint8Array): { ifid: string; files: BundleFiles } {
  const read = importStory(zip, "story.zip");
  if (read.kind === "refused") throw refused(read);
  const files = new Map(read.files);
  const manifest = manifestSchema.safeParse(jsonIn(files, "manifest.json"));
  files.delete("manifest.json");
  if (!manifest.success)
    throw unreadableBundle("The manifest of this bundle is not one that this Katha reads.");
  const { ifid, files: listed } = manifest.data;
  for (const [file, { bytes, sha256: sum }] of new Map(listed.map((one) => [one.path, one]))) {
    const found = files.get(file);
    if (found === undefined) throw refused({ fault: "missing_file", file });
    if (found.length !== bytes || sha256(found) !== sum)
      throw unreadableBundle(`In this bundle ${file} was changed: its checksum is another.`);
  }
  if (listed.length !== files.size)
    throw unreadableBundle("This bundle has files that its manifest does not name.");
  return { ifid, files };
}

function partsOf({ ifid, files }: ReturnType<typeof unpacked>) {
  const story = storyIn(files);
  if (ifidIn(story.structure) !== ifid)
    throw unreadableBundle("The manifest of this bundle names another story than its structure.");
  return { story, versions: versionsIn(files, story.about.version), pictures: picturesIn(files) };
}

export type ReadBundle = ReturnType<typeof partsOf>;
export type BundledPictures = ReadBundle["pictures"];

/** Unpacks and checks all of a bundle but what its pictures show. */
export function readBundle(zip: Uint8Array): ReadBundle {
  try {
    return partsOf(unpacked(zip));
  } catch (error) {
    throw error instanceof Refused ? refused(error.place) : error;
  }
}
