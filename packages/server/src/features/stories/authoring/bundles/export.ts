import { bundleBytesMax, type StoryBundle } from "@katha/api/contract";
import { strToU8 } from "fflate";
import type { Viewer } from "../../../../lib/viewer.ts";
import type { MediaStore } from "../../../media/index.ts";
import { type AuthoringDependencies, requireEditor } from "../permissions.ts";
import { findRecord } from "../repo.ts";
import type { StoryFiles } from "../files/story-files.ts";
import { asJson, bundleBounds, plainColumns, sha256, versionColumns } from "./format.ts";
import { withIfid } from "./ifid.ts";
import { findEarlier, findTagNames, findWhole } from "./repo.ts";
import { hashOfFile, picturesIn, withPictures } from "./pictures.ts";
import { bundleTooLarge } from "./pack.ts";

type ExportNeeds = Pick<AuthoringDependencies, "db"> & {
  media: Pick<MediaStore, "asFile">;
  storyFiles: StoryFiles;
};

const picked = (from: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, from[name] ?? null]));

/** One moment of a story, although others may be saving it. */
function readWhole({ db }: ExportNeeds, id: string, viewer: Viewer) {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (tx) => {
      requireEditor(await findRecord(tx, id), viewer);
      const story = await findWhole(tx, id);
      return { story, tags: await findTagNames(tx, id), earlier: await findEarlier(tx, id) };
    });
}

/** A story as one zip: the same bytes wherever it is exported. */
export async function exportBundle(
  needs: ExportNeeds,
  id: string,
  viewer: Viewer,
): Promise<StoryBundle> {
  const { story, tags, earlier } = await readWhole(needs, id, viewer);
  const { ifid, version, category, structure, game_config, bible } = story;
  const files = new Map<string, Uint8Array>();
  const renamed = new Map<string, string>();
  const cover = story.cover_image_url?.startsWith("/media/") ? story.cover_image_url : null;
  const wanted = [cover ?? "", structure, bible ?? "", ...earlier.map((one) => one.structure)];
  let pictureBytes = 0;
  for (const hash of picturesIn(wanted).slice(0, bundleBounds.pictures)) {
    const bytes = await needs.media.asFile(hash);
    if (bytes === null) continue;
    pictureBytes += bytes.length;
    if (pictureBytes > bundleBytesMax) throw bundleTooLarge();
    const name = hashOfFile(bytes);
    files.set(`pictures/${name}.webp`, bytes);
    renamed.set(hash, name);
  }
  const write = (path: string, text: string) =>
    files.set(path, strToU8(withPictures(text, renamed)));
  const fields = picked({ ...story, cover_image_url: cover }, plainColumns);
  write("story.json", asJson({ version, category, tags, fields }));
  write("structure.json", withIfid(structure, ifid));
  write("game_config.json", game_config);
  if (bible !== null) write("bible.json", bible);
  for (const { content, ...one } of earlier) {
    const folder = `versions/${one.version}`;
    const about = {
      version: one.version,
      saved_at: one.saved_at.toISOString(),
      restored_from: one.restored_from,
      fields: picked(content, versionColumns),
    };
    write(`${folder}/version.json`, asJson(about));
    write(`${folder}/structure.json`, one.structure);
    write(`${folder}/game_config.json`, one.game_config);
  }
  const zip = await needs.storyFiles.pack(ifid, files, viewer.id);
  return { ifid, bytes: zip.length, sha256: sha256(zip), zip: zip.toString("base64") };
}
