import { mediaBackdrop } from "@katha/api";
import { addresses } from "../shell/addresses.ts";

export const toPicture = addresses.picture;

/** What is shown behind a session: the blurred picture; for one from another site, the picture itself. */
export function toBackdrop(url: string | null | undefined): string | null {
  return mediaBackdrop(url) ?? (url || null);
}
