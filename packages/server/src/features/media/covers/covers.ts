import { mediaSources } from "@katha/api/contract";
import type { Viewer } from "../../../lib/viewer.ts";
import { coverRefused } from "./cover-problems.ts";
import type { PictureFetcher } from "../fetching/fetch-picture.ts";
import { PictureRefused } from "../processing/pictures.ts";
import type { Intake } from "../uploads/intake.ts";

const whyNot = {
  unreadable: "cover_not_a_picture",
  too_many_pixels: "cover_too_many_pixels",
  too_heavy: "cover_too_heavy",
} as const;

export interface Covers {
  save(url: string, viewer: Viewer): Promise<string>;
}

/** The path of one of our pictures, also when given with our origin; null for others. */
function ourOwn(url: string, publicUrl: string | undefined): string | null {
  if (mediaSources(url) === null) return null;
  if (url.startsWith("/")) return url;
  const { origin, pathname } = new URL(url);
  return publicUrl !== undefined && new URL(publicUrl).origin === origin ? pathname : null;
}

/** Covers are downloaded when they are saved, so readers never contact other servers. */
export function createCovers(needs: {
  fetchPicture: PictureFetcher;
  /** Absent where no pictures are stored: then only our own are accepted. */
  intake: Intake | undefined;
  publicUrl?: string | undefined;
}): Covers {
  const { fetchPicture, intake, publicUrl } = needs;
  return {
    async save(url, viewer) {
      const own = ourOwn(url, publicUrl);
      if (own !== null) return own;
      if (intake === undefined) throw coverRefused("cover_unreachable");
      await intake.limitUploads(viewer);
      const bytes = await fetchPicture(url);
      try {
        return (await intake.save(bytes, viewer)).url;
      } catch (error) {
        throw error instanceof PictureRefused ? coverRefused(whyNot[error.refusal]) : error;
      }
    },
  };
}
