import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { paths } from "../../routes/paths.ts";
import { ferry, ferryNumbers, ownStories } from "../../testing/drafts.ts";
import { idOf } from "../../testing/stories.ts";
import { asScreen, canTryAgain, page, withoutPicture } from "../../testing/page.tsx";
import { allUnreachable, pending, problem, unreachable } from "../../testing/page-answers.ts";
import { author } from "../../testing/viewers.ts";

const meta = preview.meta({
  ...page,
  title: "Pages/Author/MyStoriesPage",
  args: { at: paths.myStories, viewer: author, answers: { myStories: ownStories } },
});

/** An author's stories by status, with the review's verdict on a draft. */
export const Default = meta.story({
  parameters: asScreen,
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
  parameters: withoutPicture,
  beforeEach: () => localStorage.setItem("katha-deleted-drafts", JSON.stringify([gone])),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Undo/ }));
    await waitFor(() => expect(canvas.queryByText(/The Tin Boat/)).toBeNull());
    await expect(localStorage.getItem("katha-deleted-drafts")).toBeNull();
  },
});

const draft = { ...ferry, title: "The Tin Boat", returned: null };

/**
 * What waits: a change to a published story for its review, a player's correction for its author,
 * and a cover that could not be fetched, which is retried until the author gives it up.
 */
export const Waiting = meta.story({
  args: {
    answers: {
      myStories: [
        {
          ...ferry,
          status: "published",
          returned: null,
          pendingChange: { submittedAt: ferry.updatedAt, isReturned: false },
        },
        { ...draft, id: idOf(75), correctionsWaiting: 1 },
        { ...draft, id: idOf(76), coverAwaitedUntil: "2126-11-27T12:00:00Z" },
        { ...draft, id: idOf(77), coverAwaitedUntil: "2026-01-27T05:00:00Z" },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/is tried again until Nov 27, 2126/)).toBeVisible();
    await expect(canvas.getByText(/Check the address, or upload the picture/)).toBeVisible();
    await expect(canvas.getByText(/^Your change waits for the review\./)).toBeVisible();
    await expect(canvas.getByRole("button", { name: `Archive ${ferry.title}` })).toBeVisible();
    await expect(canvas.getByText(/^1 correction from players waits/)).toBeVisible();
    await expect(
      canvas.getByRole("link", { name: `Open the editor of ${draft.title}` }),
    ).toHaveAttribute("href", paths.editStory(idOf(75)));
  },
});

/**
 * The only draft is deleted: a line with an undo button takes its place and the focus, and the page
 * is not called empty as long as that can be undone.
 */
export const Deleted = meta.story({
  args: {
    answers: {
      myStories: [{ ...ferry, returned: null }],
      deleteDraft: { restorableUntil: gone.until },
      restoreDraft: ferry,
    },
  },
  play: async ({ canvas }) => {
    (await canvas.findByRole("button", { name: `More for ${ferry.title}` })).focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await screen.findByRole("menuitem", { name: "Delete" }));
    const undo = await canvas.findByRole("button", { name: "Undo" });
    await waitFor(() => expect(undo).toHaveFocus());
    await expect(canvas.queryByRole("article", { name: ferry.title })).toBeNull();
    await expect(canvas.queryByText("The desk is clear")).toBeNull();
    const drafts = within(canvas.getByRole("region", { name: "Draft Stories" }));
    await expect(drafts.getByText("0 stories")).toBeInTheDocument();
    await expect(canvas.getByText(/Nothing is on the shelves yet/)).toBeVisible();
    await expect(canvas.queryByRole("region", { name: "Archived Stories" })).toBeNull();
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await userEvent.keyboard("{Enter}");
    const card = await canvas.findByRole("article", { name: ferry.title });
    await waitFor(() => expect(card).toHaveFocus());
  },
});

/** A new author. */
export const Empty = meta.story({
  args: { answers: { myStories: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The desk is clear")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Create New Story" })).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { answers: { myStories: pending } },
  parameters: { isUntitled: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Loading your stories...")).toBeVisible();
  },
});

const asked = fn(unreachable);

/** The server cannot be reached, and is asked again. */
export const Unreachable = meta.story({
  args: { answers: { ...allUnreachable, myStories: asked } },
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole("button", { name: "Try again" });
    asked.mockClear();
    await userEvent.click(retry);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await canTryAgain(canvas);
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
      shareDraft: { token: "T0k3n-of-the-ferry-17-letters", createdAt: ferry.createdAt },
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

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
