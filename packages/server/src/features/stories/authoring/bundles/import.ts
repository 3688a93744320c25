import { type ImportedBundle, mediaUrl, coverRendition, storyEditForm } from "@katha/api/contract";
import { normalise } from "@katha/storygraph";
import { strFromU8 } from "fflate";
import type { Tx } from "../../../../db/open.ts";
import { refuseBeyondBounds } from "../../../../lib/story-bounds.ts";
import type { Viewer } from "../../../../lib/viewer.ts";
import { noteMedia, PictureRefused, type MediaStore } from "../../../media/index.ts";
import type { Quotas } from "../../../quotas/quotas.ts";
import { countedIn } from "../../counted.ts";
import { type AuthoringDependencies, noteIfAdmin } from "../permissions.ts";
import { insertStory, setTags } from "../repo.ts";
import { refuseDenseMarkdown } from "../saving/markdown-limits.ts";
import { bundleBounds, type BundleFiles, storySchema, versionSchema } from "./format.ts";
import { hashOfFile } from "./pictures.ts";
import { findByName, insertVersion } from "./repo.ts";
import { ifidIn } from "./ifid.ts";
import { jsonOf, unpacked, unreadableBundle } from "./zip.ts";

export type ImportNeeds = Omit<AuthoringDependencies, "quotas"> & {
  media: MediaStore;
  quotas: Pick<Quotas, "savingStory" | "refuseMore">;
};

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
  return { about, ...checked(files, "", { ...about.fields, bible }, "story.json") };
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

/** Each picture is decoded before it is kept, and has to be what its name says. */
async function keepPictures(needs: ImportNeeds, files: BundleFiles, by: Viewer): Promise<void> {
  const pictures = [...files].filter(([path]) => path.startsWith("pictures/"));
  if (pictures.length > bundleBounds.pictures)
    throw unreadableBundle(`This bundle has more than ${bundleBounds.pictures} pictures.`);
  const total = pictures.reduce((sum, [, { length }]) => sum + length, 0);
  await needs.quotas.refuseMore(needs.db, "pictures", by.id, total);
  for (const [path, content] of pictures) {
    const bytes = Buffer.from(content);
    if (path !== `pictures/${hashOfFile(bytes)}.webp`)
      throw unreadableBundle(`In this bundle ${path} is another picture than its name says.`);
    const size = await needs.media.pictures.redraw(bytes).catch((error: unknown) => {
      if (!(error instanceof PictureRefused)) throw error;
      throw unreadableBundle(`In this bundle ${path} cannot be read as a picture.`);
    });
    const hash = await needs.media.put(bytes);
    const url = mediaUrl(hash, coverRendition.width, coverRendition.format);
    const picture = { hash, url, width: size.width, height: size.height, alt: "" };
    const more = { kind: "upload", mime: "image/webp", by: by.id, bytes: bytes.length };
    await noteMedia(needs.db, picture, { ...more, at: needs.clock.now() });
  }
}

type BundledStory = ReturnType<typeof storyIn>;

/** The category and tags of the same names; what is not known here is told. */
async function placed(tx: Tx, { about }: BundledStory) {
  const categories = await findByName(
    tx,
    "categories",
    about.category === null ? [] : [about.category],
  );
  const tags = await findByName(tx, "tags", about.tags);
  const known = new Set([...categories, ...tags].map(({ name }) => name));
  const named = [...(about.category === null ? [] : [about.category]), ...about.tags];
  return {
    category_id: categories[0]?.id ?? null,
    tag_ids: tags.map(({ id }) => id),
    left_out: named.filter((name) => !known.has(name)),
  };
}

/** Begins a draft from a bundle, with its versions and pictures. */
export async function importBundle(
  needs: ImportNeeds,
  zip: Uint8Array,
  viewer: Viewer,
): Promise<ImportedBundle> {
  const { ifid, files } = unpacked(zip);
  const story = storyIn(files);
  if (ifidIn(story.structure) !== ifid)
    throw unreadableBundle("The manifest of this bundle names another story than its structure.");
  const versions = versionsIn(files, story.about.version);
  await keepPictures(needs, files, viewer);
  const id = needs.ids();
  const left_out = await needs.db.transaction().execute(async (tx) => {
    const place = await placed(tx, story);
    await needs.quotas.savingStory(tx, { id, authorId: viewer.id, keepsVersion: true }, () =>
      insertWhole(needs, tx, { id, story, category_id: place.category_id, viewer }),
    );
    await setTags(tx, id, place.tag_ids);
    for (const { about, fields, structure, game_config } of versions) {
      const { version, saved_at, restored_from } = about;
      const content = { ...fields, bible: fields.bible ?? null, story_system_prompt: "" };
      const one = { story_id: id, version, saved_at, restored_from, content, structure };
      await insertVersion(tx, { ...one, game_config });
    }
    const after = { version: story.about.version, title: story.fields.title };
    await noteIfAdmin(needs, tx, viewer, { act: "story.created", subject: id, after });
    return place.left_out;
  });
  return { id, title: story.fields.title, versions: versions.length, left_out };
}

async function insertWhole(
  { clock }: ImportNeeds,
  tx: Tx,
  made: { id: string; story: BundledStory; category_id: string | null; viewer: Viewer },
): Promise<void> {
  const { id, story, category_id, viewer } = made;
  const { about, fields, game_config } = story;
  const { tag_ids: _tags, version: _version, keeps_before: _keeps, ...columns } = fields;
  const { story_system_prompt: _prompt, is_featured: _featured, bible, ...plain } = columns;
  const { structure } = story;
  const at = clock.now();
  const defined = Object.entries(plain).filter(([, value]) => value !== undefined);
  await insertStory(tx, {
    ...(Object.fromEntries(defined) as Omit<typeof plain, "title">),
    title: plain.title,
    id,
    category_id,
    author_id: viewer.id,
    version: about.version,
    story_structure: structure,
    game_config,
    counted: JSON.stringify(countedIn(JSON.parse(structure))),
    bible: bible === undefined ? null : JSON.stringify(bible),
    created_at: at,
    updated_at: at,
    saved_by: viewer.id,
    version_began_at: at,
  });
}
