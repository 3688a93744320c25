import { type ImportedBundle, mediaUrl, coverRendition } from "@katha/api/contract";
import type { Tx } from "../../../../db/open.ts";
import type { Viewer } from "../../../../lib/viewer.ts";
import { noteMedia, PictureRefused, type MediaStore } from "../../../media/index.ts";
import type { Quotas } from "../../../quotas/quotas.ts";
import { type AuthoringDependencies, noteIfAdmin } from "../permissions.ts";
import { insertStory, setTags } from "../repo.ts";
import type { StoryFiles } from "../files/story-files.ts";
import { hashOfFile } from "./pictures.ts";
import type { BundledPictures, ReadBundle } from "./read-bundle.ts";
import { findByName, insertVersion } from "./repo.ts";
import { unreadableBundle } from "./pack.ts";

export type ImportNeeds = Omit<AuthoringDependencies, "quotas"> & {
  media: MediaStore;
  quotas: Pick<Quotas, "savingStory" | "bytesOf" | "refuseMore">;
  storyFiles: StoryFiles;
};

/** Each picture is decoded before it is kept, and has to be what its name says. */
async function keepPictures(
  needs: ImportNeeds,
  pictures: BundledPictures,
  by: Viewer,
): Promise<void> {
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

type BundledStory = ReadBundle["story"];

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
  const { story, versions, pictures } = await needs.storyFiles.readBundle(zip, viewer.id);
  await keepPictures(needs, pictures, viewer);
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
  const { structure, counted } = story;
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
    counted,
    bible: bible === undefined ? null : JSON.stringify(bible),
    created_at: at,
    updated_at: at,
    saved_by: viewer.id,
    version_began_at: at,
  });
}
