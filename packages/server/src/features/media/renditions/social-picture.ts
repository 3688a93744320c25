import type { MediaStore } from "../storage/media-store.ts";
import { derivedFiles } from "./derived.ts";

/** Of a stored picture; undefined for one from elsewhere. */
const hashOf = (address: string | null) =>
  /^(?:\/[^?#]*)?\/media\/([0-9a-f]{32})\//.exec(address ?? "")?.[1];

/** Stored covers have a rendition for messengers; a cover from elsewhere is left out. */
export function socialPicture(cover: string | null, site: string): string | null {
  const hash = hashOf(cover);
  return hash === undefined ? null : `${site}/media/${hash}/${derivedFiles.social}`;
}

/** A stored picture as the JPEG that messengers get. */
export async function openSocialPicture(
  media: Pick<MediaStore, "openDerived">,
  picture: string | null,
): Promise<Buffer | null> {
  const hash = hashOf(picture);
  return hash === undefined ? null : media.openDerived(hash, "social");
}
