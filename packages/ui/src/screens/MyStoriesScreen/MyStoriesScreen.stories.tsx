import { expect, fn, userEvent, within } from "storybook/test";
import { modes } from "../../../../../.storybook/modes.ts";
import preview from "../../../../../.storybook/preview.tsx";
import {
  draftStory,
  findings,
  longOwnStory,
  ownStories,
  urduOwnStory,
} from "../../fixtures/desk.ts";
import { withShell } from "../../fixtures/withShell.tsx";
import { MyStoriesScreen } from "./MyStoriesScreen.tsx";
import type { OwnStoriesArrival } from "./MyStoriesScreen.tsx";

const here: OwnStoriesArrival = { state: "here", stories: ownStories };
const loading: OwnStoriesArrival = { state: "loading" };
const failed: OwnStoriesArrival = { state: "failed", message: "Failed to load your stories" };

const meta = preview.meta({
  title: "Screens/MyStories",
  component: MyStoriesScreen,
  args: { arrival: here, onAct: fn(), onRetry: fn(), links: { create: "#create" } },
  decorators: [withShell],
  parameters: { bar: "plain", layout: "fullscreen", chromatic: { modes: modes.screen } },
});

/** Drafts, what waits, what is read, what is put away; each list with its count. */
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

/** Publishing was refused: the findings stand where the story lies. */
export const Refused = meta.story({
  args: {
    refusals: { [draftStory.id]: { message: "It cannot be published yet.", findings } },
  },
});

/** On its way. */
export const Busy = meta.story({ args: { working: { [draftStory.id]: "publish" as const } } });

/** Only drafts: one sees where a published story will stand. */
export const DraftsOnly = meta.story({
  args: { arrival: { state: "here", stories: [draftStory] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Nothing is on the shelves yet/)).toBeVisible();
    await expect(canvas.queryByRole("region", { name: "Archived Stories" })).toBeNull();
  },
});

/** Nothing written yet. */
export const Empty = meta.story({
  args: { arrival: { state: "here", stories: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Create New Story" })).toBeVisible();
  },
});

/** The first load. */
export const Loading = meta.story({ args: { arrival: loading } });

/** They could not be had. */
export const Failed = meta.story({
  args: { arrival: failed },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** Long words. */
export const LongText = meta.story({
  args: { arrival: { state: "here", stories: [longOwnStory, ...ownStories] } },
});

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: "phone" } } });

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });

/** Urdu, from right to left. */
export const Urdu = meta.story({
  args: { arrival: { state: "here", stories: [urduOwnStory, ...ownStories] } },
  globals: { direction: "rtl" },
});
