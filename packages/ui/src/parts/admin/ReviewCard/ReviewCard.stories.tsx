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

/** Without findings; it is approved by a press, or returned with a reason. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const since = canvas.getByText(`Waits since ${dateOf(story.since)}`, { exact: false });
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
export const WithFindings = meta.story({ args: { story: { ...story, findings } } });

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

/** In Hindi, on a phone. */
export const Hindi = meta.story({
  globals: { locale: "hi", viewport: { value: "phone" } },
});

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
