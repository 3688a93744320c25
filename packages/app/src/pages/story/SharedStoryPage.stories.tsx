import { noSession } from "../../testing/sessions.ts";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { paths } from "../../routes/paths.ts";
import { ferryStructure } from "../../testing/drafts.ts";
import { lampKeeper } from "../../testing/library.ts";
import { asScreen, canTryAgain, page, withoutPicture } from "../../testing/page.tsx";
import { allUnreachable, pending, problem } from "../../testing/page-answers.ts";
import { author, reader } from "../../testing/viewers.ts";

const draft = { ...lampKeeper, status: "draft", publishedAt: null } as const;

const meta = preview.meta({
  ...page,
  title: "Pages/Story/SharedStoryPage",
  args: { at: `${paths.sharedStory}#token`, answers: { openSharedStory: draft } },
});

/** A draft that its author has shared with a guest. */
export const Default = meta.story({
  parameters: asScreen,
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole("heading", { level: 1, name: lampKeeper.title });
    await expect(heading).toBeVisible();
    await expect(canvas.getByRole("region", { name: "Still being written" })).toBeVisible();
    await expect(canvas.getByText(/To play it, sign in/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Like" })).toBeNull();
  },
});

/** The author opens their own link. */
export const Author = meta.story({
  args: {
    viewer: author,
    answers: { openSharedStory: { ...draft, story_structure: ferryStructure } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Back to My Stories" })).toBeVisible();
  },
});

/** The story has been published since. */
export const Published = meta.story({
  args: { viewer: reader, answers: { openSharedStory: lampKeeper } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Go to the story" })).toBeVisible();
  },
});

const begin = fn(pending);

/** A signed-in reader can play it. Only published stories are sold: a draft that will be premium can be tried, too. */
export const Premium = meta.story({
  args: {
    viewer: reader,
    answers: {
      openSharedStory: {
        ...draft,
        isPremium: true,
        who: null,
        userState: { ...draft.userState, hasPremiumAccess: true },
      },
      checkSession: noSession,
      createSession: begin,
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Play" }));
    await waitFor(() => expect(begin).toHaveBeenCalled());
  },
});

/** The author has ended the link. */
export const Ended = meta.story({
  args: { answers: { openSharedStory: problem(404, "share_link_ended") } },
  play: async ({ canvas }) => {
    const heading = { level: 1, name: "This link has ended" };
    await expect(await canvas.findByRole("heading", heading)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "To all stories" })).toBeVisible();
  },
});

/** An incomplete link. */
export const Broken = meta.story({ args: { at: paths.sharedStory } });

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });

/** In Urdu, right to left. */
export const Urdu = meta.story({
  args: {
    answers: { openSharedStory: { ...draft, title: "چراغ کا نگہبان", language: "ur" } },
  },
  globals: { direction: "rtl" },
});

/** The server cannot be reached. */
export const Unreachable = meta.story({
  parameters: withoutPicture,
  args: { answers: allUnreachable },
  play: async ({ canvas }) => {
    await canTryAgain(canvas);
  },
});
