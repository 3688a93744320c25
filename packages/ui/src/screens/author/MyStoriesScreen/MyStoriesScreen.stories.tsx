import { expect, fn, userEvent, within } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { draftStory, ownStories } from "../../../fixtures/author/story-editor.ts";
import { withShell } from "../../../fixtures/WithShell.tsx";
import { guide } from "./MyStoriesScreen.guide.ts";
import { MyStoriesScreen } from "./MyStoriesScreen.tsx";
import type { OwnStoriesResult } from "./MyStoriesScreen.tsx";

const here: OwnStoriesResult = { state: "ready", stories: ownStories };

const meta = preview.meta({
  title: "Screens/MyStories",
  component: MyStoriesScreen,
  args: {
    result: here,
    onAct: fn(),
    onShare: fn(),
    onUndo: fn(),
    onForget: fn(),
    onRetry: fn(),
    links: { create: "#create" },
  },
  decorators: [withShell],
  parameters: { guide, bar: "plain", layout: "fullscreen", chromatic: { modes: modes.screen } },
});

/** Drafts, stories in review, published and archived ones, each list with its count. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const drafts = canvas.getByRole("region", { name: "Draft Stories" });
    await expect(within(drafts).getByText("2 stories")).toBeInTheDocument();
    await expect(within(drafts).getAllByRole("article")).toHaveLength(2);
    await expect(canvas.getByRole("region", { name: "Published Stories" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Create New Story" })).toHaveAttribute(
      "href",
      "#create",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Publish A Door in the Rain" }));
    await expect(args.onAct).toHaveBeenCalledWith("publish", draftStory.id);
  },
});
