import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import {
  longReviewedStory,
  newStory,
  reviewedStory,
  urduReviewedStory,
} from "../../../fixtures/admin/review.ts";
import { withAdmin } from "../../../fixtures/admin/WithAdmin.tsx";
import { guide } from "./AdminReviewStoryScreen.guide.ts";
import { AdminReviewStoryScreen } from "./AdminReviewStoryScreen.tsx";
import type { ReviewResult } from "./AdminReviewStoryScreen.tsx";
import type { ReviewedStory } from "./reviewed-story.ts";

const here = (story: ReviewedStory): ReviewResult => ({ state: "ready", story });

const meta = preview.meta({
  title: "Screens/AdminReviewStory",
  component: AdminReviewStoryScreen,
  args: {
    result: here(reviewedStory),
    onRetry: fn(),
    onApprove: fn(),
    onReturn: fn(),
    links: { back: "#queue" },
  },
  decorators: [withAdmin],
  parameters: { guide, place: "review", layout: "fullscreen", chromatic: { modes: modes.screen } },
});

/**
 * Everything needed to decide: a scene's name in the report leads to its text, and of the answers to
 * what players type new and changed ones come first.
 */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("10,000 plays, seed 7")).toBeVisible();
    await expect(canvas.getByText("you", { selector: "strong" })).toBeVisible();
    await expect(canvas.getByText("One way back", { selector: "li" })).toBeVisible();
    await expect(canvas.getByText("1 scene new")).toBeVisible();
    await expect(canvas.getByText(/that are not his/, { selector: "ins" })).toBeVisible();
    await expect(canvas.getByText("1 answer is new or changed; it is first below.")).toBeVisible();
    const answers = canvas.getByRole("region", { name: "All 2 answers to players" });
    await expect(answers).toHaveTextContent(
      /When somebody asks the ferryman about “the toll” in “landing” Changed.*two yesterday.*has not lowered/,
    );
    await expect(within(answers).getByText(/^Salt to the bottom/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Go to dawn" }));
    await waitFor(() =>
      expect(canvas.getAllByRole("heading", { name: "dawn" }).at(-1)).toHaveFocus(),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Approve The Salt Ferry" }));
    await expect(args.onApprove).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Return The Salt Ferry" }));
    await userEvent.type(await screen.findByRole("textbox", { name: "Reason" }), "Too dark.");
    await userEvent.click(screen.getByRole("button", { name: "Return with this reason" }));
    await expect(args.onReturn).toHaveBeenCalledWith("Too dark.");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
});

/** The story is not waiting for review. */
export const NotWaiting = meta.story({
  args: { result: here({ ...reviewedStory, handedIn: null, status: "published", since: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Nothing has changed since it was approved.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Approve/ })).toBeNull();
  },
});

/** The story has no text. */
export const Empty = meta.story({
  args: {
    result: here({
      ...newStory,
      title: "",
      tagline: "",
      description: "",
      prompt: "",
      category: null,
      scenes: [],
      report: { ...newStory.report, plays: 0, endings: [] },
    }),
  },
});

/** Long words, many findings, sixty new scenes. */
export const LongText = meta.story({ args: { result: here(longReviewedStory) } });

/** An Urdu story, right to left. */
export const Urdu = meta.story({
  args: { result: here(urduReviewedStory) },
  globals: { direction: "rtl" },
});
