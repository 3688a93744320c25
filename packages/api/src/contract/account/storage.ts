import * as z from "zod";
import { defineCall } from "../call.ts";
import { gameCalls } from "../call-table/game.ts";
import { userCalls } from "../call-table/users.ts";
import { id, moment } from "../fields/scalars.ts";

/** What an account can store, each kind with its own limit. */
export const quotaKinds = ["stories", "versions", "plays", "pictures"] as const;
export type QuotaKind = (typeof quotaKinds)[number];

const storageUse = z.object({
  used: z.number().describe("Bytes, as they are stored"),
  limit: z.number(),
});

export const storedPlay = z.object({
  session_id: id.meta({ isKey: true }),
  story_id: id.meta({ isKey: true }),
  story_title: z.string(),
  is_branch: z.boolean(),
  bytes: z.number(),
  updated_at: moment,
});

export const accountStorage = z
  .object({
    stories: storageUse,
    versions: storageUse,
    plays: storageUse,
    pictures: storageUse,
    unused_pictures: z.object({ count: z.int(), bytes: z.number() }),
    largest_plays: z.array(storedPlay),
  })
  .meta({ id: "AccountStorage" });
export type AccountStorage = z.infer<typeof accountStorage>;

export const readStorage = defineCall(userCalls.readStorage, {
  summary: "How much the user stores, and how much there is room for",
  answer: accountStorage,
});

export const deleteUnusedPictures = defineCall(userCalls.deleteUnusedPictures, {
  summary: "Delete the user's uploads that no story uses",
  answer: z.object({ deleted: z.int() }),
});

export const deleteSession = defineCall(gameCalls.deleteSession, {
  summary: "Delete a play for good; coins and progress stay as they are",
  problems: { 409: "A turn is being told." },
});
