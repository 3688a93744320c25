import { expect, screen, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { paths } from "../../routes/paths.ts";
import { ferry, noSuggestions, olderVersion } from "../../testing/drafts.ts";
import { categories, tags } from "../../testing/library.ts";
import { modelLists } from "../../testing/models.ts";
import { page } from "../../testing/page.tsx";
import {
  type Answers,
  handlersFor,
  pending,
  problem,
  unreachable,
} from "../../testing/page-answers.ts";
import { author } from "../../testing/viewers.ts";

const answers = {
  getStory: ferry,
  listCategories: categories,
  listTags: tags,
  suggestionsOffered: noSuggestions,
  featuredModels: modelLists,
} satisfies Answers;

const meta = preview.meta({
  ...page,
  title: "Pages/Author/EditStoryPage",
  args: { at: paths.editStory(ferry.id), viewer: author, answers },
});

/** A draft as its author finds it. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("Title")).toHaveValue(ferry.title);
  },
});

/** A published story is saved when its author says so. */
export const Published = meta.story({
  args: { answers: { ...answers, getStory: { ...ferry, status: "published" } } },
  play: async ({ canvas }) => {
    const tagline = await canvas.findByLabelText("Tagline");
    await userEvent.clear(tagline);
    await userEvent.type(tagline, "Nobody rows.");
    await expect(await canvas.findByText(/Kept in this browser until you save/)).toBeVisible();
  },
});

/** An earlier version was restored: a toast says so. */
export const Restored = meta.story({
  args: {
    answers: {
      ...answers,
      listVersions: { versions: [olderVersion], next_before: null },
      getVersion: olderVersion,
      restoreVersion: { ...ferry, title: olderVersion.title, version: ferry.version + 1 },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Versions" }));
    await userEvent.click(await screen.findByRole("button", { name: /^Compare version 1/ }));
    await userEvent.click(await screen.findByRole("button", { name: "Restore this version" }));
    const words = await screen.findByText("Version 1 is here again, as the newest.");
    await expect(words).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText("Title")).toHaveValue(olderVersion.title));
  },
});

/** Until the story is here. */
export const Loading = meta.story({
  args: { answers: { ...answers, getStory: pending } },
  parameters: { isUntitled: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Loading story details...")).toBeVisible();
  },
});

/** Another author's story. */
export const NotYours = meta.story({
  args: { answers: { ...answers, getStory: problem(404, "story_not_found") } },
});

/** The server cannot be reached. */
export const Unreachable = meta.story({
  args: { answers: { ...answers, getStory: unreachable } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
  },
});

/** It can be reached again. */
export const TriedAgain = Unreachable.extend({
  play: async ({ canvas, msw }) => {
    const retry = await canvas.findByRole("button", { name: "Try again" });
    msw.use(...handlersFor(answers));
    await userEvent.click(retry);
    await expect(await canvas.findByLabelText("Title")).toHaveValue(ferry.title);
  },
});
