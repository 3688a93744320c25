import { expect, fn, userEvent } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { waitingStories } from "../../../fixtures/admin/admin.ts";
import { withAdmin } from "../../../fixtures/admin/WithAdmin.tsx";
import { guide } from "./AdminReviewScreen.guide.ts";
import { AdminReviewScreen } from "./AdminReviewScreen.tsx";

const [first] = waitingStories;

const meta = preview.meta({
  title: "Screens/AdminReview",
  component: AdminReviewScreen,
  args: { waiting: waitingStories, onApprove: fn(), onReturn: fn(), onRetry: fn() },
  decorators: [withAdmin],
  parameters: { guide, place: "review", layout: "fullscreen", chromatic: { modes: modes.screen } },
});

/** Oldest first. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(2);
    await userEvent.click(
      canvas.getByRole("button", { name: `Approve ${first?.title ?? "a story"}` }),
    );
    await expect(args.onApprove).toHaveBeenCalledWith(first?.id);
  },
});

/** One decision is being saved, another failed. */
export const Working = meta.story({
  args: {
    working: { [first?.id ?? ""]: "return" as const },
    refusals: { [waitingStories[1]?.id ?? ""]: "The story does not wait for a review." },
  },
});

/** Nothing to decide. */
export const Empty = meta.story({ args: { waiting: [] } });

/** Loading. */
export const Loading = meta.story({ args: { waiting: undefined } });

/** Loading failed. */
export const Failed = meta.story({
  args: { waiting: undefined, failure: "Failed to fetch data. Please try again." },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: "phone" } } });

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
