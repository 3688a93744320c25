import * as z from "zod";
import { defineCall } from "../call.ts";
import { authoringCalls } from "../call-table/authoring.ts";
import { id } from "../fields/scalars.ts";

/** Bytes of a story bundle. */
export const bundleBytesMax = 24 * 1024 * 1024;
export const bundleType = "application/zip";

/** A story as one file, for another Katha. */
export const storyBundle = z
  .object({
    ifid: z.string().describe("What identifies the story here and elsewhere"),
    bytes: z.int(),
    sha256: z.string().describe("Of the zip, in hex"),
    zip: z.string().describe("The file in base64"),
  })
  .meta({ id: "StoryBundle" });
export type StoryBundle = z.infer<typeof storyBundle>;

export const exportBundle = defineCall(authoringCalls.exportBundle, {
  summary: "A story with its scenes, bible, pictures and versions as one zip",
  answer: storyBundle,
  problems: { 413: "The story is larger than a bundle may be." },
});

export const importedBundle = z
  .object({
    id: id.describe("The new draft"),
    title: z.string(),
    versions: z.int().describe("How many earlier versions came with it"),
    left_out: z.array(z.string()).describe("Names of a category and tags that are not known here"),
  })
  .meta({ id: "ImportedBundle" });
export type ImportedBundle = z.infer<typeof importedBundle>;

export const importBundle = defineCall(authoringCalls.importBundle, {
  summary: "Begin a draft from a story bundle, which is the body",
  files: [bundleType],
  answer: importedBundle,
  status: 201,
  problems: {
    413: "The bundle is larger than 24 MB.",
    415: "The body is no zip.",
    422: "The bundle cannot be read, or holds what no story may.",
  },
});
