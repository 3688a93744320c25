import { expect, screen, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { paths } from "../../routes/paths.ts";
import { ferry, ferryNumbers, ownStories } from "../../testing/drafts.ts";
import { idOf } from "../../testing/stories.ts";
import { page, shownByItsScreen } from "../../testing/page.tsx";
import { pending, problem, unreachable } from "../../testing/page-answers.ts";
import { author } from "../../testing/viewers.ts";
import { guide } from "./MyStoriesPage.guide.ts";

const meta = preview.meta({
  ...page,
  title: "Pages/Author/MyStoriesPage",
  parameters: { ...page.parameters, guide },
  args: { at: paths.myStories, viewer: author, answers: { myStories: ownStories } },
});

/** An author's stories by status, with the review's verdict on a draft. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("article", { name: ferry.title })).toBeVisible();
    await expect(canvas.getByText("The third ending asks for blood.")).toBeVisible();
  },
});

const gone = {
  id: idOf(150),
  title: "The Tin Boat",
  owner: author.id,
  until: new Date(Date.now() + 600_000).toISOString(),
};

/** A draft deleted before the page was reloaded can still be restored until the given time. */
export const DeletedBefore = meta.story({
  args: { answers: { myStories: ownStories, restoreDraft: { ...ferry, id: gone.id } } },
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => localStorage.setItem("katha-deleted-drafts", JSON.stringify([gone])),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Undo/ }));
    await waitFor(() => expect(canvas.queryByText(/The Tin Boat/)).toBeNull());
    await expect(localStorage.getItem("katha-deleted-drafts")).toBeNull();
  },
});

/** A change to a published story waits for review. */
export const ChangeWaiting = meta.story({
  args: {
    answers: {
      myStories: [
        {
          ...ferry,
          status: "published",
          returned: null,
          pending_change: { submitted_at: ferry.updated_at, is_returned: false },
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Your change waits for the review\./)).toBeVisible();
    await expect(canvas.getByRole("button", { name: `Archive ${ferry.title}` })).toBeVisible();
  },
});

/** A player has sent a correction that the author has not read yet. */
export const CorrectionWaiting = meta.story({
  args: { answers: { myStories: [{ ...ferry, returned: null, corrections_waiting: 1 }] } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^1 correction from players waits/)).toBeVisible();
    await expect(
      canvas.getByRole("link", { name: `Open the editor of ${ferry.title}` }),
    ).toHaveAttribute("href", paths.editStory(ferry.id));
  },
});

/** A cover that could not be fetched is retried until the author gives it up. */
export const CoverAwaited = meta.story({
  args: {
    answers: {
      myStories: [
        { ...ferry, returned: null, cover_awaited_until: "2126-11-27T12:00:00Z" },
        { ...ferry, id: idOf(77), returned: null, cover_awaited_until: "2026-01-27T05:00:00Z" },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/is tried again until Nov 27, 2126/)).toBeVisible();
    await expect(canvas.getByText(/Check the address, or upload the picture/)).toBeVisible();
  },
});

/** A new author. */
export const Empty = meta.story({
  parameters: shownByItsScreen,
  args: { answers: { myStories: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The desk is clear")).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { answers: { myStories: pending } },
  parameters: { ...shownByItsScreen, isUntitled: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Loading your stories...")).toBeVisible();
  },
});

/** The server cannot be reached. */
export const Unreachable = meta.story({
  parameters: shownByItsScreen,
  args: { answers: { myStories: unreachable } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
  },
});

/** The reasons why a story cannot be published are listed on its card. */
export const PublishRefused = meta.story({
  args: {
    answers: {
      myStories: ownStories,
      publishStory: problem(422, "review_findings", {
        detail: [
          {
            loc: ["body", "story_structure", "nodes", "ghat"],
            msg: "“Row on” leads to “far_shore”, which is not there.",
            type: "broken_link",
          },
        ],
        findings: [
          {
            code: "broken_link",
            severity: "error",
            message: "“Row on” leads to “far_shore”, which is not there.",
            field: null,
            node: "ghat",
          },
        ],
      }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: `Publish ${ferry.title}` }));
    await expect(
      await canvas.findByText("“Row on” leads to “far_shore”, which is not there."),
    ).toBeVisible();
    await expect(canvas.getByText(/^Not published yet\. Mend what is marked/)).toBeVisible();
    await expect(canvas.queryByText(/story_structure/)).toBeNull();
    await expect(canvas.getByRole("link", { name: "at ghat" })).toHaveAttribute(
      "href",
      `${paths.editStory(ferry.id)}?scene=ghat`,
    );
  },
});

/** Warnings that did not prevent publication are listed too: here, a story with only a prompt. */
export const PublishedWithWarning = meta.story({
  args: {
    answers: {
      myStories: ownStories,
      publishStory: {
        ...ferry,
        status: "published",
        warnings: [
          {
            code: "no_nodes",
            severity: "warning",
            message: "The story has no scenes yet: only a model can tell it, from its prompt.",
            field: "story_structure",
            node: null,
          },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: `Publish ${ferry.title}` }));
    await expect(await canvas.findByText(/^It is on its way to readers\./)).toBeVisible();
    await expect(canvas.getByText(/only a model can tell it/)).toBeVisible();
  },
});

/** The review's findings are in the author's language. */
export const WarnedInHindi = PublishedWithWarning.extend({
  args: {
    answers: {
      myStories: ownStories,
      publishStory: {
        ...ferry,
        status: "published",
        warnings: [
          {
            code: "fewer_plays",
            severity: "warning",
            message: "Plays of this story are so long.",
            field: "story_structure",
            node: null,
            params: { plays: 400, asked: 1_000 },
          },
        ],
      },
    },
  },
  globals: { locale: "hi" },
  play: async ({ canvas }) => {
    const name = new RegExp(`${ferry.title}.*प्रकाशित|प्रकाशित.*${ferry.title}`);
    await userEvent.click(await canvas.findByRole("button", { name }));
    await expect(await canvas.findByText(/इस कहानी के खेल इतने लंबे हैं/)).toBeVisible();
  },
});

/** The link by which others can try a draft. */
export const LinkForTrying = meta.story({
  args: {
    answers: {
      myStories: ownStories,
      getStory: ferry,
      shareDraft: { token: "T0k3n-of-the-ferry-17-letters", created_at: ferry.created_at },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: `More for ${ferry.title}` }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Link for trying it" }));
    await userEvent.click(await screen.findByRole("button", { name: "Make a link" }));
    const field = await screen.findByRole("textbox", { name: "The link" });
    await expect(field).toHaveValue(
      new URL(`${paths.sharedStory}#T0k3n-of-the-ferry-17-letters`, location.href).href,
    );
  },
});

/** From a story's menu to its numbers. */
export const Numbers = meta.story({
  args: { answers: { myStories: ownStories, getStory: ferry, getNumbers: ferryNumbers } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: `More for ${ferry.title}` }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Numbers" }));
    await expect(await canvas.findByText("by 2 players")).toBeVisible();
  },
});

/** A guest is asked to sign in. */
export const SignedOut = meta.story({
  args: { viewer: undefined, answers: {} },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole("heading", { level: 1, name: "Welcome Back" });
    await expect(heading).toBeVisible();
  },
});
