import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { dateOf } from "../../../../../../.storybook/testing/clock.ts";
import { waitingReviews } from "../../../fixtures/admin/admin.ts";
import { findings } from "../../../fixtures/author/story-editor.ts";
import { longStory } from "../../../fixtures/player/stories.ts";
import { ReviewCard } from "./ReviewCard.tsx";
import type { WaitingReview } from "./ReviewCard.tsx";
import { guide } from "./ReviewCard.guide.ts";

const [review] = waitingReviews as readonly [WaitingReview, ...WaitingReview[]];
const { story } = review;

const meta = preview.meta({
  title: "Parts/Admin/ReviewCard",
  component: ReviewCard,
  args: { review, onApprove: fn(), onReturn: fn() },
  parameters: { guide },
});

/** Without findings; it is approved by a press, or returned with a reason. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const since = canvas.getByText(`Waits since ${dateOf(review.submittedAt)}`, { exact: false });
    await expect(since).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^Approve/ }));
    await expect(args.onApprove).toHaveBeenCalledWith(story.id);
    await userEvent.click(canvas.getByRole("button", { name: /^Return/ }));
    const reason = await screen.findByRole("textbox", { name: "Reason" });
    await userEvent.type(reason, " A gentler ending, please. ");
    await userEvent.click(screen.getByRole("button", { name: "Return with this reason" }));
    await expect(args.onReturn).toHaveBeenCalledWith(story.id, "A gentler ending, please.");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
});

/** With findings. */
export const WithFindings = meta.story({ args: { review: { ...review, findings } } });

/** Saving failed. */
export const Failed = meta.story({
  args: { failure: "The story does not wait for a review." },
});

/** Long words. */
export const LongText = meta.story({
  args: {
    review: {
      ...review,
      story: { ...story, title: longStory.title, tagline: longStory.tagline },
    },
  },
});

/** In Hindi, on a phone. */
export const Hindi = meta.story({
  globals: { locale: "hi", viewport: { value: "phone" } },
});

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
