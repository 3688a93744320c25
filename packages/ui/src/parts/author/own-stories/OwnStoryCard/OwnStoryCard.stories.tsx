import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import {
  archivedStory,
  draftStory,
  findings,
  longOwnStory,
  returnedStory,
  shownStory,
  storyArchivedByAdmin,
  urduOwnStory,
  waitingStory,
} from "../../../../fixtures/author/story-editor.ts";
import { OwnStoryCard } from "./OwnStoryCard.tsx";
import { guide } from "./OwnStoryCard.guide.ts";

const meta = preview.meta({
  title: "Parts/Author/OwnStoryCard",
  component: OwnStoryCard,
  args: { story: draftStory, onAct: fn(), onShare: fn() },
  parameters: { inBothThemes: true, guide },
});

const menu = (title: string) => ({ name: `More for ${title}` });

/**
 * A draft: it can be edited, previewed and published. The other actions are in a menu, which works
 * by keyboard too.
 */
export const Draft = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("link", { name: "Edit A Door in the Rain" })).toHaveAttribute(
      "href",
      `/edit-story/${draftStory.id}`,
    );
    await expect(canvas.getByRole("link", { name: "View A Door in the Rain" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Publish A Door in the Rain" }));
    await expect(args.onAct).toHaveBeenCalledWith("publish", draftStory.id);
    const more = canvas.getByRole("button", menu(draftStory.title));
    more.focus();
    await userEvent.keyboard("{ArrowDown}");
    const numbers = await screen.findByRole("menuitem", { name: "Numbers" });
    await waitFor(() => expect(numbers).toHaveFocus());
    await expect(numbers).toHaveAttribute("href", `/my-stories/${draftStory.id}/numbers`);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onShare).toHaveBeenCalledWith(draftStory.id);
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await waitFor(() => expect(more).toHaveFocus());
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole("menuitem", { name: "Duplicate" }));
    await expect(args.onAct).toHaveBeenLastCalledWith("duplicate", draftStory.id);
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole("menuitem", { name: "Delete" }));
    await expect(args.onAct).toHaveBeenLastCalledWith("delete", draftStory.id);
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  },
});

/** Its cover could not be downloaded yet. */
export const CoverAwaited = meta.story({
  args: { story: { ...shownStory, coverAwaitedUntil: "2026-11-27T12:00:00Z" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/is tried again until Nov 27, 2026/)).toBeVisible();
  },
});

/** Downloading its cover is no longer tried. */
export const CoverGivenUp = meta.story({
  args: { story: { ...shownStory, coverAwaitedUntil: "2026-01-27T12:00:00Z" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Check the address, or upload the picture/)).toBeVisible();
  },
});

/** While it is being deleted, the focus stays until the server has answered. */
export const Deleting = meta.story({
  args: { working: "delete" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Deleting...");
    await userEvent.click(canvas.getByRole("button", menu(draftStory.title)));
    await expect(screen.queryByRole("menu")).toBeNull();
  },
});

/** Published: it is archived instead of deleted, and needs no share link. */
export const Published = meta.story({
  args: { story: shownStory },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole("button", { name: /^Publish/ })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Archive Fourteen Years" }));
    await expect(args.onAct).toHaveBeenCalledWith("archive", shownStory.id);
    await userEvent.click(canvas.getByRole("button", menu(shownStory.title)));
    const numbers = await screen.findByRole("menuitem", { name: "Numbers" });
    await waitFor(() => expect(numbers).toBeVisible());
    await expect(screen.getAllByRole("menuitem")).toHaveLength(2);
  },
});

/** Waiting for review. */
export const InReview = meta.story({
  args: { story: waitingStory },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/It waits for the review/)).toBeVisible();
  },
});

/** Players' corrections are waiting. */
export const CorrectionsWaiting = meta.story({
  args: { story: { ...shownStory, correctionsWaiting: 3 } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^3 corrections from players wait/)).toBeVisible();
    await expect(
      canvas.getByRole("link", { name: "Open the editor of Fourteen Years" }),
    ).toHaveAttribute("href", `/edit-story/${shownStory.id}`);
  },
});

/** Archived: it can be restored. */
export const Archived = meta.story({
  args: { story: archivedStory },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Bring back/ }));
    await expect(args.onAct).toHaveBeenCalledWith("restore", archivedStory.id);
  },
});

/** It was archived by an administrator, so its author cannot restore it, and is told so. */
export const ArchivedByAdmin = meta.story({
  args: { story: storyArchivedByAdmin },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^An administrator archived it/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Bring back/ })).toBeNull();
  },
});

/** Returned by the review, with the reason. */
export const Returned = meta.story({
  args: { story: returnedStory },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("The third ending asks for blood");
  },
});

/** Publishing was refused: the findings are on the card. */
export const Refused = meta.story({
  args: { refusal: { message: "It cannot be published yet.", findings } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("It cannot be published yet.");
    await expect(canvas.getAllByRole("listitem")).toHaveLength(4);
  },
});

/** An action is in progress, and the others are disabled. */
export const Busy = meta.story({
  args: { working: "publish" },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Publishing..." }));
    await expect(args.onAct).not.toHaveBeenCalled();
    await expect(canvas.getByRole("button", { name: /^Archive/ })).toBeDisabled();
  },
});

/** Long text. */
export const LongText = meta.story({ args: { story: longOwnStory } });

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });

/** In Urdu, from right to left. */
export const Urdu = meta.story({ args: { story: urduOwnStory }, globals: { direction: "rtl" } });
