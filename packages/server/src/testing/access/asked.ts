import type { CallId, StoryStatus } from "@katha/api/contract";
import sharp from "sharp";
import { testCategory, testCover, wholeForm } from "../authoring.ts";
import { signInAgain, testPassword, type Person, type TestApp } from "../index.ts";
import { shelveStory } from "../shelve.ts";
import { askedOfPlay } from "./asked-of-play.ts";
import type { Who } from "./rows.ts";

export interface Stage {
  house: TestApp;
  cast: Record<Exclude<Who, "anonymous">, Person>;
  /** As the row's second column says. */
  state: string;
  /** Who asks; null for a visitor. */
  by: Person | null;
}

/** What a request brings besides its address: all that it needs to be answered if it may be. */
export interface Asked {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  file?: { type: string; bytes: Buffer };
}

export type Prepare = (stage: Stage) => Promise<Asked> | Asked;

let made = 0;
const unique = () => `a${(made += 1)}`;

/** A story of the owner in the row's state, finished by whoever asks. */
async function aboutStory({ house, cast, state, by }: Stage): Promise<Record<string, string>> {
  const id = await shelveStory(house.db, {
    id: house.ids(),
    author_id: cast.owner.id,
    status: state as StoryStatus,
    category_id: testCategory,
    cover_image_url: testCover,
    title: "Kept",
    tagline: "As it was",
    story_description: "d",
    story_prompt: "p",
    story_structure: JSON.stringify(wholeForm.story_structure),
    ...(state === "draft" && { published_at: null }),
  });
  if (by !== null)
    await house.db
      .insertInto("story_events")
      .values({
        kind: "completion",
        session_id: house.ids(),
        story_id: id,
        user_id: by.id,
        is_warm: false,
        happened_at: house.clock.now(),
      })
      .execute();
  return { id };
}

const story =
  (body?: object): Prepare =>
  async (stage) => ({ params: await aboutStory(stage), ...(body && { body }) });

const ofVersion: Prepare = async (stage) => ({
  params: { ...(await aboutStory(stage)), version: "1" },
});

async function newCategory({ house }: Stage): Promise<string> {
  const id = house.ids();
  const name = unique();
  await house.db.insertInto("categories").values({ id, name, display_name: name }).execute();
  return id;
}

async function newTag({ house }: Stage): Promise<string> {
  const id = house.ids();
  const name = unique();
  const row = { id, name, display_name: name, color: "#123456" };
  await house.db.insertInto("tags").values(row).execute();
  return id;
}

const newEmail = () => `${unique()}@example.org`;

/** Calls that need more than their address; the others are asked as they are. */
export const asked: Partial<Record<CallId, Prepare>> = {
  ...askedOfPlay,
  register: () => ({
    body: {
      username: `new_${unique()}`,
      email: newEmail(),
      password: testPassword,
      confirm_password: testPassword,
    },
  }),
  login: ({ cast }) => ({
    body: { email_or_username: cast.player.user.username, password: testPassword },
  }),
  googleSignIn: () => ({ body: { id_token: "a.b.c" } }),
  refresh: async ({ house, cast }) => {
    const { tokens } = await signInAgain(house, cast.owner.user);
    return { body: { refresh_token: tokens.refresh_token } };
  },
  forgotPassword: () => ({ body: { email: newEmail() } }),
  resendVerification: () => ({ body: { email: newEmail() } }),
  resetPassword: () => ({
    body: { token: "none", password: testPassword, confirm_password: testPassword },
  }),
  verifyEmail: () => ({ query: { token: "none" } }),
  updateMe: () => ({ body: { language: "hi" } }),
  changeEmail: () => ({ body: { email: newEmail(), current_password: testPassword } }),
  changePassword: () => ({
    body: {
      current_password: testPassword,
      password: "Lotus#2027",
      confirm_password: "Lotus#2027",
    },
  }),
  endSignIn: async ({ house, cast }) => {
    await signInAgain(house, cast.owner.user);
    const device = await house.db
      .selectFrom("sign_ins")
      .where("user_id", "=", cast.owner.id)
      .where("ended_at", "is", null)
      .select("id")
      .orderBy("created_at", "desc")
      .executeTakeFirstOrThrow();
    return { params: { id: device.id } };
  },
  deleteAccount: () => ({ body: { password: testPassword } }),
  searchStories: () => ({ query: { q: "kept" } }),
  getStory: story(),
  likeStory: story(),
  bookmarkStory: story(),
  shareStory: story(),
  rateStory: story({ rating: 4 }),
  createStory: () => ({ body: wholeForm }),
  uploadPicture: async () => ({
    file: {
      type: "image/png",
      bytes: await sharp({
        create: { width: 320, height: 180, channels: 3, background: "#a65a00" },
      })
        .png()
        .toBuffer(),
    },
  }),
  updateStory: story({ title: "Changed", description: "d" }),
  publishStory: story(),
  archiveStory: story(),
  listVersions: story(),
  getVersion: ofVersion,
  restoreVersion: ofVersion,
  getNumbers: story(),
  duplicateStory: story(),
  deleteDraft: story(),
  restoreDraft: story(),
  shareDraft: story(),
  endShareLink: story(),
  openSharedStory: async (stage) => {
    const { id } = await aboutStory({ ...stage, state: "draft" });
    const link = await stage.house.app.inject({
      method: "POST",
      url: `/api/v1/stories/${id}/share-link`,
      headers: stage.cast.owner.headers,
    });
    return { body: { token: link.json<{ token: string }>().token } };
  },
  suggest: () => ({ body: { kind: "taglines" } }),
  paintCovers: () => ({ body: { title: "The Salt Ferry" } }),
  tryScene: () => ({
    body: {
      story_structure: { start_node: "a", nodes: { a: { text: "A door." } } },
      standing: { node: "a", turns_here: 0, beats_told: [], path: ["a"] },
      passages: [{ node: "a", said: null, text: "A door." }],
      offers: [],
      action: "custom_action",
      said: "Knock",
      selected_model: "tenali",
    },
  }),
  listTasks: () => ({ query: { task_type: "daily" } }),
  featureStory: story({ is_featured: true }),
  getReview: story(),
  approveReview: story(),
  returnReview: story({ reason: "More, please." }),
  changeRole: ({ cast }) => ({ params: { id: cast.player.id }, body: { role: "player" } }),
  grantPremium: ({ cast }) => ({ params: { id: cast.player.id }, body: { until: null } }),
  createCategory: () => ({ body: { name: unique(), display_name: "New" } }),
  updateCategory: async (stage) => ({
    params: { id: await newCategory(stage) },
    body: { name: unique(), display_name: "New" },
  }),
  orderCategories: async ({ house }) => {
    const all = await house.db.selectFrom("categories").select("id").execute();
    return { body: { ids: all.map(({ id }) => id) } };
  },
  deleteCategory: async (stage) => ({ params: { id: await newCategory(stage) } }),
  mergeCategory: async (stage) => ({
    params: { id: await newCategory(stage) },
    body: { into: testCategory },
  }),
  createTag: () => ({ body: { display_name: unique(), color: "#123456" } }),
  updateTag: async (stage) => ({
    params: { id: await newTag(stage) },
    body: { display_name: unique(), color: "#123456" },
  }),
  deleteTag: async (stage) => ({ params: { id: await newTag(stage) } }),
  mergeTag: async (stage) => ({
    params: { id: await newTag(stage) },
    body: { into: await newTag(stage) },
  }),
};
