import type { AnyCall, CallId, StoryStatus } from "@katha/api/contract";
import sharp from "sharp";
import { aBundle } from "../a-bundle.ts";
import { testCategory, testCover, wholeForm } from "../authoring.ts";
import { signInAgain, testPassword } from "../index.ts";
import { insertStory } from "../insert-story.ts";
import { isAboutSession, isAboutStory } from "./ordinary.ts";
import { playRequestParts, session } from "./play-requests.ts";
import type { Prepare, RequestContext } from "./request.ts";

let made = 0;
const unique = () => `a${(made += 1)}`;

/** A story of the owner in the row's state, which everybody has finished. */
async function aboutStory({
  server,
  people,
  state,
}: RequestContext): Promise<Record<string, string>> {
  const id = await insertStory(server.db, {
    id: server.ids(),
    author_id: people.owner.id,
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
  const finished = Object.values(people).map((person) => ({
    kind: "completion" as const,
    session_id: server.ids(),
    story_id: id,
    user_id: person.id,
    is_warm: false,
    happened_at: server.clock.now(),
  }));
  await server.db.insertInto("story_events").values(finished).execute();
  return { id };
}

const story =
  (body?: object): Prepare =>
  async (context) => ({ params: await aboutStory(context), ...(body && { body }) });

const ofVersion: Prepare = async (context) => ({
  params: { ...(await aboutStory(context)), version: "1" },
});

async function newCategory({ server }: RequestContext): Promise<string> {
  const id = server.ids();
  const name = unique();
  await server.db.insertInto("categories").values({ id, name, display_name: name }).execute();
  return id;
}

const aPushAddress = (name: string) => ({
  endpoint: `https://push.example/send/${name}`,
  p256dh: `B${"k".repeat(86)}`,
  auth: "a".repeat(22),
});

async function ownPushDevice({ server, people }: RequestContext): Promise<string> {
  const id = server.ids();
  const { sign_in_id } = await server.db
    .selectFrom("sign_ins")
    .select("id as sign_in_id")
    .where("user_id", "=", people.owner.id)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  await server.db
    .insertInto("push_devices")
    .values({
      id,
      user_id: people.owner.id,
      sign_in_id,
      ...aPushAddress(id),
      server_key: "any",
      created_at: server.clock.now(),
      told_until: server.clock.now(),
    })
    .execute();
  return id;
}

async function ownNotification({ server, people }: RequestContext): Promise<string> {
  const id = server.ids();
  await server.db
    .insertInto("notifications")
    .values({
      id,
      user_id: people.owner.id,
      kind: "task_completed",
      occasion: id,
      created_at: server.clock.now(),
    })
    .execute();
  return id;
}

/** Nobody answers at its address. */
async function newProvider({ server, people }: RequestContext): Promise<string> {
  const name = unique();
  await server.app.inject({
    method: "PUT",
    url: `/api/v1/admin/models/providers/${name}`,
    headers: people.admin.headers,
    payload: { protocol: "openai", base_url: "http://127.0.0.1:9/v1" },
  });
  return name;
}

async function newTag({ server }: RequestContext): Promise<string> {
  const id = server.ids();
  const name = unique();
  const row = { id, name, display_name: name, color: "#123456" };
  await server.db.insertInto("tags").values(row).execute();
  return id;
}

const newEmail = () => `${unique()}@example.org`;

/** A factor of the player or the owner, which their sign-in has proved. */
async function factorOf({ server, people }: RequestContext, who: "player" | "owner") {
  const id = server.ids();
  const user_id = people[who].id;
  const row = { id, user_id, kind: "totp", name: "App", sealed_seed: "x" } as const;
  const created_at = server.clock.now();
  await server.db
    .insertInto("second_factors")
    .values({ ...row, created_at })
    .execute();
  const proved = { second_factor_at: created_at };
  await server.db.updateTable("sign_ins").set(proved).where("user_id", "=", user_id).execute();
  return id;
}

async function insertInvitation({ db, ids, clock }: RequestContext["server"]) {
  const id = ids();
  const created_at = clock.now();
  const expires_at = new Date(created_at.getTime() + 86_400_000);
  await db
    .insertInto("invitations")
    .values({ id, note: "", uses: 1, uses_left: 1, created_at, expires_at })
    .execute();
  return id;
}

const aCode = { kind: "totp", code: "123456" };
const byPassword = { proof: { kind: "password", password: testPassword } };

/** Calls that need more than a story or a session of the owner. */
const requestParts: Partial<Record<CallId, Prepare>> = {
  ...playRequestParts,
  register: () => ({
    body: {
      username: `new_${unique()}`,
      email: newEmail(),
      password: testPassword,
      confirm_password: testPassword,
    },
  }),
  login: ({ people }) => ({
    body: { email_or_username: people.player.user.username, password: testPassword },
  }),
  googleSignIn: () => ({ body: { id_token: "a.b.c" } }),
  beginOpenIdSignIn: () => ({ params: { provider: "school" }, body: {} }),
  finishOpenIdSignIn: () => ({ body: { answer: "code=a&state=b" } }),
  proxySignIn: () => ({ body: {} }),
  openInvitation: () => ({ body: { invitation: "none" } }),
  invite: () => ({ body: { uses: 3, days: 7, note: "The reading club" } }),
  withdrawInvitation: async ({ server }) => ({
    params: { id: await insertInvitation(server) },
  }),
  refresh: async ({ server, people }) => {
    const { tokens } = await signInAgain(server, people.owner.user);
    return { body: { refresh_token: tokens.refresh_token } };
  },
  forgotPassword: () => ({ body: { email: newEmail() } }),
  askForBrowserLink: () => ({ body: { email_or_username: newEmail().slice(0, 50) } }),
  confirmBrowser: () => ({ body: { token: "x" } }),
  resendVerification: () => ({ body: { email: newEmail() } }),
  resetPassword: () => ({
    body: { token: "none", password: testPassword, confirm_password: testPassword },
  }),
  verifyEmail: () => ({ query: { token: "none" } }),
  updateMe: () => ({ body: { language: "hi" } }),
  saveReadingSettings: () => ({
    body: {
      size: "large",
      lines: "usual",
      spacing: "usual",
      face: "book",
      paper: "sepia",
      pace: "words",
      dims: true,
      moves: true,
      continuous: false,
      dictates: false,
      voices: {},
    },
  }),
  saveTastes: () => ({ body: { languages: ["hi"], categories: [] } }),
  changeEmail: () => ({ body: { email: newEmail(), current_password: testPassword } }),
  changePassword: () => ({
    body: {
      current_password: testPassword,
      password: "Lotus#2027",
      confirm_password: "Lotus#2027",
    },
  }),
  endSignIn: async ({ server, people }) => {
    await signInAgain(server, people.owner.user);
    const device = await server.db
      .selectFrom("sign_ins")
      .where("user_id", "=", people.owner.id)
      .where("ended_at", "is", null)
      .select("id")
      .orderBy("created_at", "desc")
      .executeTakeFirstOrThrow();
    return { params: { id: device.id } };
  },
  makePersonalToken: () => ({
    body: { name: "Reader", scope: "read", password: testPassword },
  }),
  endPersonalToken: async ({ server, people }) => {
    const id = server.ids();
    const at = server.clock.now();
    await server.db
      .insertInto("personal_tokens")
      .values({
        id,
        user_id: people.owner.id,
        name: "Reader",
        scope: "read",
        token_hash: id,
        created_at: at,
        expires_at: new Date(at.getTime() + 1_000),
      })
      .execute();
    return { params: { id } };
  },
  proveSecondFactor: () => ({ body: { challenge: "none", proof: aCode } }),
  proveAgain: () => ({ body: { proof: aCode } }),
  startTotp: () => ({ body: byPassword }),
  confirmTotp: () => ({ body: { challenge: "none", code: "123456" } }),
  startPasskey: () => ({ body: byPassword }),
  confirmPasskey: () => ({
    body: {
      challenge: "none",
      registration: {
        id: "aa",
        rawId: "aa",
        type: "public-key",
        response: { clientDataJSON: "aa", attestationObject: "aa" },
      },
    },
  }),
  renameSecondFactor: async (context) => ({
    params: { id: await factorOf(context, "owner") },
    body: { name: "Telephone" },
  }),
  removeSecondFactor: async (context) => ({
    params: { id: await factorOf(context, "owner") },
    body: byPassword,
  }),
  newRecoveryCodes: () => ({ body: byPassword }),
  deleteAccount: () => ({ body: { password: testPassword } }),
  searchStories: () => ({ query: { q: "kept" } }),
  browseStories: () => ({ query: { q: "kept", language: "en" } }),
  rateStory: story({ rating: 4 }),
  createStory: () => ({ body: wholeForm }),
  exportBundle: story(),
  importBundle: () => ({ file: { type: "application/zip", bytes: aBundle() } }),
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
  getVersion: ofVersion,
  restoreVersion: ofVersion,
  dismissUnanswered: async (context) => {
    const { id = "" } = await aboutStory(context);
    const group = context.server.ids();
    const line = { scene: "shore", meaning: ":sing", text: "I sing.", last_day: "2026-11-01" };
    await context.server.db
      .insertInto("unanswered_lines")
      .values({ id: group, story_id: id, story_version: 1, ...line })
      .execute();
    return { params: { id, group } };
  },
  sendCorrection: story({ passage: "He go home.", proposed: "He goes home." }),
  settleCorrection: async (context) => {
    const { id = "" } = await aboutStory(context);
    const { db, ids, clock } = context.server;
    const correction = {
      id: ids(),
      story_id: id,
      sent_by: context.people.player.id,
      passage: "He go home.",
      proposed: "He goes home.",
      note: "",
      created_at: clock.now(),
    };
    await db.insertInto("corrections").values(correction).execute();
    return { params: { id, correction: correction.id }, body: { status: "done" } };
  },
  keepPushDevice: () => ({ body: aPushAddress(unique()) }),
  removePushDevice: async (context) => ({ params: { id: await ownPushDevice(context) } }),
  stopLetters: () => ({ body: { token: "news" } }),
  readNotification: async (context) => ({ params: { id: await ownNotification(context) } }),
  readAllNotifications: async (context) => ({ body: { newest: await ownNotification(context) } }),
  openSharedStory: async (context) => {
    const { id } = await aboutStory({ ...context, state: "draft" });
    const link = await context.server.app.inject({
      method: "POST",
      url: `/api/v1/stories/${id}/share-link`,
      headers: context.people.owner.headers,
    });
    return { body: { token: link.json<{ token: string }>().token } };
  },
  suggest: () => ({ body: { kind: "taglines" } }),
  draftAnswers: () => ({
    body: {
      story_structure: { start_node: "a", nodes: { a: { text: "A door." } } },
      reaction: { acts: ["look"] },
    },
  }),
  paintCovers: () => ({ body: { title: "The Salt Ferry" } }),
  proveTyping: () => ({
    body: { story_structure: { start_node: "a", nodes: { a: { text: "A door." } } } },
  }),
  readScenes: () => ({
    body: { story_structure: { start_node: "a", nodes: { a: { text: "A door." } } } },
  }),
  tryScene: () => ({
    body: {
      story_structure: { start_node: "a", nodes: { a: { text: "A door." } } },
      position: { node: "a", turns_here: 0, beats_told: [], path: ["a"] },
      passages: [{ node: "a", said: null, text: "A door." }],
      offers: [],
      action: "custom_action",
      said: "Knock",
      selected_model: "tenali",
    },
  }),
  listTasks: () => ({ query: { task_type: "daily" } }),
  featureStory: story({ is_featured: true }),
  returnReview: story({ reason: "More, please." }),
  changeRole: ({ people }) => ({ params: { id: people.player.id }, body: { role: "player" } }),
  grantPremium: ({ people }) => ({ params: { id: people.player.id }, body: { until: null } }),
  joinWaitlist: () => ({ body: { name: "Asha", email: newEmail(), consent: true } }),
  removeFromWaitlist: async ({ server }) => {
    const id = server.ids();
    const row = { id, name: "Asha", email: newEmail(), joined_at: server.clock.now() };
    await server.db.insertInto("waitlist").values(row).execute();
    return { params: { id } };
  },
  changeSiteSettings: () => ({ body: {} }),
  putModelProvider: () => ({
    params: { name: unique() },
    body: { protocol: "openai", base_url: "http://127.0.0.1:9/v1" },
  }),
  deleteModelProvider: async (context) => ({ params: { name: await newProvider(context) } }),
  listProviderModels: async (context) => ({ params: { name: await newProvider(context) } }),
  bindModel: () => ({ params: { kind: "text", model_key: "vyasa" }, body: { bound: [] } }),
  priceModel: () => ({
    params: { kind: "text", model_key: "vyasa" },
    body: { credit_cost: null },
  }),
  budgetModels: () => ({
    params: { scope: "story" },
    body: { dollars: null, turns: null },
  }),
  keepOwnKey: () => ({ body: { provider: "mistral", key: "sk" } }),
  chooseOwnKeyModel: () => ({ body: { model: "m" } }),
  allowOwnKeys: () => ({ body: { is_allowed: false } }),
  bringOwnModel: () => ({ params: { name: "qwen2.5-1.5b-instruct" } }),
  stopOwnModel: () => ({ params: { name: "qwen2.5-1.5b-instruct" } }),
  removeOwnModel: () => ({ params: { name: "qwen2.5-1.5b-instruct" } }),
  hearSample: async (context) => ({
    params: await aboutStory(context),
    body: { provider: await newProvider(context), model: "m", scene: "english" },
  }),
  seeSample: async (context) => ({
    body: { provider: await newProvider(context), model: "m" },
  }),
  removeUserSecondFactors: async (context) => {
    await factorOf(context, "player");
    return { params: { id: context.people.player.id } };
  },
  suspendUser: ({ people }) => ({
    params: { id: people.player.id },
    body: { reason: "Rude to authors", until: null },
  }),
  liftSuspension: ({ people }) => ({ params: { id: people.player.id } }),
  correctCoins: ({ people }) => ({
    params: { id: people.player.id },
    body: { amount: 5, reason: "A turn that was lost" },
  }),
  endUserSignIns: ({ people }) => ({ params: { id: people.player.id } }),
  createCategory: () => ({ body: { name: unique(), display_name: "New" } }),
  updateCategory: async (context) => ({
    params: { id: await newCategory(context) },
    body: { name: unique(), display_name: "New" },
  }),
  orderCategories: async ({ server }) => {
    const all = await server.db.selectFrom("categories").select("id").execute();
    return { body: { ids: all.map(({ id }) => id) } };
  },
  deleteCategory: async (context) => ({ params: { id: await newCategory(context) } }),
  mergeCategory: async (context) => ({
    params: { id: await newCategory(context) },
    body: { into: testCategory },
  }),
  createTag: () => ({ body: { display_name: unique(), color: "#123456" } }),
  updateTag: async (context) => ({
    params: { id: await newTag(context) },
    body: { display_name: unique(), color: "#123456" },
  }),
  deleteTag: async (context) => ({ params: { id: await newTag(context) } }),
  mergeTag: async (context) => ({
    params: { id: await newTag(context) },
    body: { into: await newTag(context) },
  }),
};

/** What a call needs to succeed; undefined: nothing. */
export function preparationOf(call: AnyCall): Prepare | undefined {
  const ordinary = isAboutStory(call) ? story() : isAboutSession(call) ? session() : undefined;
  return requestParts[call.id as CallId] ?? ordinary;
}
