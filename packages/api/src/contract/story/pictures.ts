import * as z from "zod";
import { defineCall } from "../call.ts";
import { authoringCalls } from "../call-table/authoring.ts";

/** Kinds of pictures that can be uploaded, recognised by their first bytes. */
export const pictureTypes = [
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/avif",
  "image/gif",
] as const;
export type PictureType = (typeof pictureTypes)[number];
export const pictureBytesMax = 5 * 1024 * 1024;

/** A picture that Katha now stores. */
export const keptPicture = z
  .object({
    url: z.string().describe("What `cover_image_url` takes"),
    width: z.int(),
    height: z.int(),
  })
  .meta({ id: "KeptPicture" });
export type KeptPicture = z.infer<typeof keptPicture>;

export const uploadPicture = defineCall(authoringCalls.uploadPicture, {
  summary: "Upload a picture, as the body itself or as the first file of a form",
  files: [...pictureTypes, "multipart/form-data"],
  answer: keptPicture,
  status: 201,
  problems: {
    413: "The picture is larger than 5 MB.",
    415: "The body is neither a picture nor a form.",
    422: "The picture cannot be read.",
  },
});
