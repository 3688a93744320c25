import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import {
  deletedStory,
  draftStory,
  findings,
  longOwnStory,
  ownStories,
  urduOwnStory,
} from "../../../fixtures/author/story-editor.ts";
import { withShell } from "../../../fixtures/WithShell.tsx";
import { guide } from "./MyStoriesScreen.guide.ts";
import { MyStoriesScreen } from "./MyStoriesScreen.tsx";
import type { MyStoriesScreenProps, OwnStoriesResult } from "./MyStoriesScreen.tsx";

const here: OwnStoriesResult = { state: "ready", stories: ownStories };
const loading: OwnStoriesResult = { state: "loading" };
const failed: OwnStoriesResult = { state: "failed", message: "Failed to load your stories" };

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

/** Publishing was refused; the findings are on the story's card. */
export const Refused = meta.story({
  args: {
    refusals: { [draftStory.id]: { message: "It cannot be published yet.", findings } },
  },
});

/** Being sent. */
export const Busy = meta.story({ args: { working: { [draftStory.id]: "publish" as const } } });

/** A page on which deleting and restoring take effect at once. */
function Deleting(props: MyStoriesScreenProps) {
  const [isGone, setGone] = useState(false);
  return (
    <MyStoriesScreen
      {...props}
      deleted={isGone ? [deletedStory] : []}
      onAct={(act, id) => {
        setGone(act === "delete" && id === deletedStory.id);
        props.onAct(act, id);
      }}
      onUndo={() => setGone(false)}
    />
  );
}

/** A deleted draft is replaced by a line with an undo button; the focus moves with it. */
export const Deleted = meta.story({
  render: (args) => <Deleting {...args} />,
  play: async ({ args, canvas }) => {
    canvas.getByRole("button", { name: "More for A Door in the Rain" }).focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await screen.findByRole("menuitem", { name: "Delete" }));
    await expect(args.onAct).toHaveBeenCalledWith("delete", deletedStory.id);
    const undo = await canvas.findByRole("button", { name: "Undo" });
    await waitFor(() => expect(undo).toHaveFocus());
    await expect(canvas.queryByRole("article", { name: "A Door in the Rain" })).toBeNull();
    const drafts = canvas.getByRole("region", { name: "Draft Stories" });
    await expect(within(drafts).getByText("1 story")).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await userEvent.keyboard("{Enter}");
    const card = await canvas.findByRole("article", { name: "A Door in the Rain" });
    await waitFor(() => expect(card).toHaveFocus());
  },
});

/** The only draft is deleted: the page is not called empty as long as that can be undone. */
export const DeletedLast = meta.story({
  args: { result: { state: "ready", stories: [draftStory] }, deleted: [deletedStory] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Undo" })).toBeVisible();
    await expect(canvas.queryByText("The desk is clear")).toBeNull();
  },
});

/** Only drafts: the group of published stories is shown empty. */
export const DraftsOnly = meta.story({
  args: { result: { state: "ready", stories: [draftStory] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Nothing is on the shelves yet/)).toBeVisible();
    await expect(canvas.queryByRole("region", { name: "Archived Stories" })).toBeNull();
  },
});

/** No stories yet. */
export const Empty = meta.story({
  args: { result: { state: "ready", stories: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Create New Story" })).toBeVisible();
  },
});

/** Loading for the first time. */
export const Loading = meta.story({ args: { result: loading } });

/** Loading failed. */
export const Failed = meta.story({
  args: { result: failed },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** Long texts. */
export const LongText = meta.story({
  args: { result: { state: "ready", stories: [longOwnStory, ...ownStories] } },
});

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: "phone" } } });

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });

/** In Urdu, right to left. */
export const Urdu = meta.story({
  args: { result: { state: "ready", stories: [urduOwnStory, ...ownStories] } },
  globals: { direction: "rtl" },
});
