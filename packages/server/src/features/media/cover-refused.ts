import { Problem } from "../../lib/problem.ts";

/** Why a cover cannot be had, said at its field: the form keeps what was typed. */
export function coverRefused(msg: string): Problem {
  return new Problem(422, "cover_unavailable", [
    { loc: ["body", "cover_image_url"], msg, type: "cover" },
  ]);
}

export const coverMessages = {
  notHttps: "A cover's address must begin with https://.",
  oddPort: "A cover's address may not name a port.",
  withPassword: "A cover's address may not hold a user name or password.",
  notFound: "We could not find the server of this cover. Check the address.",
  notPublic: "This cover is not on the open internet, so we cannot fetch it.",
  unreachable: "We could not fetch this cover. Check the address, or upload the picture.",
  moved: "This cover has moved. Give the address it moved to.",
  tooSlow: "This cover took longer than 5 seconds to come. Upload the picture instead.",
  tooLarge: "This cover is larger than 5 MB.",
  notPicture: "There is no picture at this address that we can read: JPEG, PNG, WebP, AVIF or GIF.",
} as const;
