import { mediaSources } from "@katha/api/contract";
import type { Db } from "../../../db/open.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import { CoverAway, coverRefused } from "./cover-problems.ts";
import type { PictureFetcher } from "../fetching/fetch-picture.ts";
import { PictureRefused } from "../processing/pictures.ts";
import { isStoredPicture } from "../repo.ts";
import type { Intake } from "../uploads/intake.ts";

const whyNot = {
  unreadable: "cover_not_a_picture",
  too_many_pixels: "cover_too_many_pixels",
  too_heavy: "cover_too_heavy",
} as const;

export interface Covers {
  /** The stored picture's address; the given one if it cannot be fetched now and will be tried again. */
  save(url: string, viewer: Viewer): Promise<string>;
}

/** The path of a stored picture, even if given with our origin; null for others. */
function ourOwn(url: string, publicUrl: string | undefined): string | null {
  if (mediaSources(url) === null) return null;
  if (url.startsWith("/")) return url;
  const { origin, pathname } = new URL(url);
  const site = publicUrl?.replace(/(?<!\/)\/+$/, "");
  const isOurs = site !== undefined && `${origin}${pathname}`.startsWith(`${site}/media/`);
  return isOurs ? `${origin}${pathname}`.slice(site.length) : null;
}

export interface CoverNeeds {
  fetchPicture: PictureFetcher;
  intake: Intake;
}

export async function fetchCover(
  { fetchPicture, intake }: CoverNeeds,
  url: string,
  by: Pick<Viewer, "id">,
): Promise<string> {
  const bytes = await fetchPicture(url);
  try {
    return (await intake.save(bytes, by)).url;
  } catch (error) {
    throw error instanceof PictureRefused ? coverRefused(whyNot[error.refusal]) : error;
  }
}

/** Covers are downloaded when they are saved, so readers never contact other servers. */
export function createCovers(needs: {
  db: Db;
  fetchPicture: PictureFetcher;
  intake: Intake;
  publicUrl?: string | undefined;
}): Covers {
  const { db, fetchPicture, intake, publicUrl } = needs;
  return {
    async save(url, viewer) {
      const own = ourOwn(url, publicUrl);
      if (own !== null) {
        if (!(await isStoredPicture(db, own))) throw coverRefused("cover_unknown");
        return own;
      }
      await intake.limitUploads(viewer);
      try {
        return await fetchCover({ fetchPicture, intake }, url, viewer);
      } catch (error) {
        if (error instanceof CoverAway) return url;
        throw error;
      }
    },
  };
}
