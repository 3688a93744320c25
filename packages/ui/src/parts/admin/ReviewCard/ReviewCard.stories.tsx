import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { dateOf } from "../../../../../../.storybook/testing/clock.ts";
import { waitingStories } from "../../../fixtures/admin/admin.ts";
import { findings } from "../../../fixtures/author/story-editor.ts";
import { longStory, summaries } from "../../../fixtures/player/stories.ts";
import { ReviewCard } from "./ReviewCard.tsx";
import type { WaitingStory } from "./ReviewCard.tsx";
import { guide } from "./ReviewCard.guide.ts";

const story: WaitingStory = waitingStories[0] ?? {
  id: "none",
  title: summaries[0]?.title ?? "",
  tagline: "",
  author: "",
  language: "en",
  cover: null,
  since: "2026-11-18T07:00:00Z",
  findings: [],
  href: "#read",
};

const meta = preview.meta({
  title: "Parts/Admin/ReviewCard",
  component: ReviewCard,
  args: { story, onApprove: fn(), onReturn: fn() },
  parameters: { guide },
});

/** Without findings; a press approves it. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const since = canvas.getByText(`Waits since ${dateOf(story.since)}`, { exact: false });
    await expect(since).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^Approve/ }));
    await expect(args.onApprove).toHaveBeenCalledWith(story.id);
  },
});

/** It cannot be returned without a reason. */
export const Returning = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Return/ }));
    const send = await screen.findByRole("button", { name: "Return with this reason" });
    await userEvent.click(send);
    const reason = screen.getByRole("textbox", { name: "Reason" });
    await expect(reason).toHaveAccessibleDescription("Say why, so the author can mend it.");
    await expect(args.onReturn).not.toHaveBeenCalled();
    await userEvent.type(reason, " A gentler ending, please. ");
    await userEvent.click(send);
    await expect(args.onReturn).toHaveBeenCalledWith(story.id, "A gentler ending, please.");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
});

/** With findings. */
export const WithFindings = meta.story({ args: { story: { ...story, findings } } });

/** In progress. */
export const Busy = meta.story({
  args: { working: "approve" },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Approving..." }));
    await expect(args.onApprove).not.toHaveBeenCalled();
    await expect(canvas.getByRole("button", { name: "Return" })).toBeDisabled();
  },
});

/** Saving failed. */
export const Failed = meta.story({
  args: { failure: "The story does not wait for a review." },
});

/** Long words. */
export const LongText = meta.story({
  args: {
    story: { ...story, title: longStory.title, tagline: longStory.tagline },
  },
});

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: "phone" } } });

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
