import { mediaSources } from "@katha/api/contract";
import type { Viewer } from "../../lib/viewer.ts";
import { coverRefused } from "./cover-refused.ts";
import type { PictureFetcher } from "./fetch-picture.ts";
import { UnreadablePicture, type Intake } from "./intake.ts";

export interface Covers {
  keep(url: string, viewer: Viewer): Promise<string>;
}

/** Our own address of a picture, however it was copied; null for one from elsewhere. */
function ourOwn(url: string, publicUrl: string | undefined): string | null {
  if (mediaSources(url) === null) return null;
  if (url.startsWith("/")) return url;
  const { origin, pathname } = new URL(url);
  return publicUrl !== undefined && new URL(publicUrl).origin === origin ? pathname : null;
}

/** Covers are fetched once, when they are saved: readers never ask a stranger's server. */
export function createCovers(needs: {
  fetchPicture: PictureFetcher;
  /** Absent where no pictures are kept: then only our own are taken. */
  intake: Intake | undefined;
  publicUrl?: string | undefined;
}): Covers {
  const { fetchPicture, intake, publicUrl } = needs;
  return {
    async keep(url, viewer) {
      const own = ourOwn(url, publicUrl);
      if (own !== null) return own;
      if (intake === undefined) throw coverRefused("cover_unreachable");
      await intake.admit(viewer);
      const bytes = await fetchPicture(url);
      try {
        return (await intake.keep(bytes, viewer)).url;
      } catch (error) {
        throw error instanceof UnreadablePicture ? coverRefused("cover_not_a_picture") : error;
      }
    },
  };
}
