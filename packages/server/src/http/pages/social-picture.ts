import { derivedFiles } from "../../features/media/renditions/derived.ts";

/** Stored covers have a rendition for messengers; a cover from elsewhere is left out. */
export function socialPicture(cover: string | null, site: string): string | null {
  const ours = /^(?:\/[^?#]*)?\/media\/([0-9a-f]{32})\//.exec(cover ?? "");
  return ours ? `${site}/media/${ours[1]}/${derivedFiles.social}` : null;
}
