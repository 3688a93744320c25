import type { FieldProblemType } from "@katha/api/contract";
import { Problem } from "../../../lib/problem.ts";

/** Why a cover was refused, as a problem of its field. `reason` is for the security log alone. */
export function coverRefused(type: keyof typeof coverMessages, reason: string = type): Problem {
  const field = { loc: ["body", "cover_image_url"], msg: coverMessages[type], type };
  return new Problem(422, "cover_unavailable", [field], { logged: { reason } });
}

/** The picture could not be fetched now, but may be later. */
export class CoverAway extends Problem {}

export function coverAway(
  type: "cover_unreachable" | "cover_too_slow" | "cover_server_unknown",
  reason: string = type,
): CoverAway {
  const { status, code, detail, logged } = coverRefused(type, reason);
  return new CoverAway(status, code, detail, { logged });
}

export const coverMessages = {
  cover_not_https: "A cover's address must begin with https://.",
  cover_with_port: "A cover's address may not name a port.",
  cover_with_password: "A cover's address may not hold a user name or password.",
  cover_server_unknown: "We could not find the server of this cover. Check the address.",
  cover_not_public: "This cover is not on the open internet, so we cannot fetch it.",
  cover_unreachable: "We could not fetch this cover. Check the address, or upload the picture.",
  cover_unknown: "There is no such picture here. Upload it, or paint a cover.",
  cover_moved: "This cover has moved. Give the address it moved to.",
  cover_too_slow: "This cover took longer than 5 seconds to come. Upload the picture instead.",
  cover_too_large: "This cover is larger than 5 MB.",
  cover_not_a_picture:
    "There is no picture at this address that we can read: JPEG, PNG, WebP, AVIF or GIF.",
  cover_too_many_pixels:
    "This cover has too many pixels. We take 40 megapixels, and 16 as AVIF. Upload it in a smaller size.",
  cover_too_heavy:
    "Reading this cover took too much time or memory. Save the picture again, smaller or as JPEG, and upload it.",
} as const satisfies Partial<Record<FieldProblemType, string>>;
