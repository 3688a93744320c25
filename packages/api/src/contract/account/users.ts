import * as z from "zod";
import { defineCall } from "../call.ts";
import { userCalls } from "../call-table/users.ts";
import { displayNameLength, passwordLength, storyTextLength } from "../limits.ts";
import { mediaSources } from "../media.ts";
import { id, moment } from "../fields/scalars.ts";
import { line, prose, visibleLine } from "../fields/text.ts";
import { authMessages, changeEmailForm, changePasswordForm } from "./auth-forms.ts";
import { newsByEmail, roles, spokenLanguages } from "../values.ts";
import { secondFactorStatus } from "./second-factor-asked.ts";

export const user = z
  .object({
    id,
    username: z.string(),
    email: z.string(),
    display_name: z.string(),
    avatar_url: z.string().nullable(),
    is_verified: z.boolean(),
    role: z.enum(roles).meta({ fallback: "player" }),
    created_at: moment,
    shows_mature: z.boolean().describe("Mature stories come without a veil"),
    shares_unanswered: z
      .boolean()
      .nullable()
      .describe(
        "Authors may see, without who, lines that their story could not answer; null: not asked yet, and none are kept",
      ),
    has_confirmed_age: z.boolean().describe("Asked once, before the first mature story"),
    news_by_email: z
      .enum(newsByEmail)
      .meta({ fallback: "off" })
      .describe("How often unread news is sent"),
  })
  .meta({ id: "User" });
export type User = z.infer<typeof user>;

export const signedInUser = user
  .extend({ second_factor: secondFactorStatus })
  .meta({ id: "SignedInUser" });
export type SignedInUser = z.infer<typeof signedInUser>;

export const me = defineCall(userCalls.me, {
  summary: "The signed-in user",
  answer: signedInUser,
});

const avatarMessage = "Upload the picture first.";

export const updateMe = defineCall(userCalls.updateMe, {
  summary:
    "Change the user's name, avatar, language of emails, whether mature stories are shown, whether authors see lines that were not answered, or how often news is sent; absent fields stay as they are",
  body: z.object({
    display_name: visibleLine({
      max: displayNameLength.max,
      tooLong: authMessages.displayNameLong,
    }).optional(),
    language: z.enum(spokenLanguages).optional(),
    avatar_url: line({
      max: storyTextLength.url,
      also: [[(url) => url.startsWith("/") && mediaSources(url) !== null, avatarMessage]],
    })
      .nullable()
      .optional()
      .describe("A picture that was uploaded; null takes it away"),
    shows_mature: z.boolean().optional().describe("Whether mature stories come without a veil"),
    shares_unanswered: z
      .boolean()
      .optional()
      .describe("Whether authors may see, without who, lines that their story could not answer"),
    news_by_email: z
      .enum(newsByEmail)
      .optional()
      .describe("How often unread news is sent, once the email is confirmed"),
    is_of_age: z
      .literal(true)
      .optional()
      .describe("The user confirms to be 17 or older; needed once, to be shown mature stories"),
  }),
  answer: user,
});

export const changePassword = defineCall(userCalls.changePassword, {
  summary: "Change the password; all other devices are signed out",
  body: changePasswordForm,
  problems: {
    403: "The current password is not right.",
    429: "Too many tries; Retry-After says when to come back.",
  },
});

export const changeEmail = defineCall(userCalls.changeEmail, {
  summary: "Change the email address; it takes effect once the link sent to it was opened",
  body: changeEmailForm,
  problems: {
    403: "The current password is not right.",
    409: "There is an account with this email already.",
    429: "Too many tries; Retry-After says when to come back.",
  },
});

/** A device on which a user is signed in. */
export const signIn = z
  .object({
    id,
    device: z.string().describe("As the browser names itself"),
    is_current: z.boolean(),
    created_at: moment,
    last_used_at: moment,
    expires_at: moment,
  })
  .meta({ id: "SignIn" });
export type SignIn = z.infer<typeof signIn>;

export const listSignIns = defineCall(userCalls.listSignIns, {
  summary: "The devices on which the user is signed in",
  answer: z.array(signIn),
});

export const endSignIn = defineCall(userCalls.endSignIn, { summary: "Sign out one device" });

export const endAllSignIns = defineCall(userCalls.endAllSignIns, {
  summary: "Sign out everywhere",
});

export const accountExport = z
  .looseObject({
    exported_at: moment,
    user,
    stories: z.array(z.looseObject({ id })),
    sessions: z.array(z.looseObject({ id })),
    liked_story_ids: z.array(id),
    bookmarked_story_ids: z.array(id),
    wallet_entries: z.array(z.looseObject({ id })),
    corrections: z.array(z.looseObject({ id })).describe("What one sent to authors"),
  })
  .meta({ id: "AccountExport" });
export type AccountExport = z.infer<typeof accountExport>;

export const exportAccount = defineCall(userCalls.exportAccount, {
  summary: "Download everything that belongs to the user",
  answer: accountExport,
});

export const storiesOnDeletion = ["keep_stories", "delete_stories"] as const;
export type StoriesOnDeletion = (typeof storiesOnDeletion)[number];

export const deleteAccount = defineCall(userCalls.deleteAccount, {
  summary: "Delete the account; published stories may stay under a former author",
  body: z.object({
    password: prose({ required: "Password is required", max: passwordLength.max })
      .optional()
      .describe("Needed where passwords are on; where they are off, a fresh sign-in counts"),
    published_stories: z.enum(storiesOnDeletion).default("keep_stories"),
  }),
  problems: {
    403: "The password is not right.",
    409: "The last administrator cannot leave.",
    429: "Too many tries; Retry-After says when to come back.",
  },
});
