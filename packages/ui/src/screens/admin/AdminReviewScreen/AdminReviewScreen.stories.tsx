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
