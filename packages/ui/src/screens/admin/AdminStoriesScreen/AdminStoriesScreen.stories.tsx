import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { adminStories, oddAdminStories } from "../../../fixtures/admin/admin.ts";
import { withAdmin } from "../../../fixtures/admin/WithAdmin.tsx";
import type { AdminStory } from "../../../parts/admin/admin-story.ts";
import { guide } from "./AdminStoriesScreen.guide.ts";
import { AdminStoriesScreen } from "./AdminStoriesScreen.tsx";
import type { AdminStoriesScreenProps } from "./AdminStoriesScreen.tsx";

const query: AdminStoriesScreenProps["query"] = { q: "", status: "", sort: "newest", page: 1 };

const meta = preview.meta({
  title: "Screens/AdminStories",
  component: AdminStoriesScreen,
  args: {
    stories: adminStories,
    totalStories: 42,
    totalPages: 3,
    query,
    onQuery: fn(),
    onRetry: fn(),
    onFeature: fn(),
    onBulk: fn(),
    links: { add: "#new" },
  },
  decorators: [withAdmin],
  parameters: { guide, layout: "fullscreen", chromatic: { modes: modes.screen } },
});

/** Searched, filtered and paged. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("link", { name: "Add New Story" })).toHaveAttribute(
      "href",
      "#new",
    );
    await userEvent.type(canvas.getByRole("searchbox"), "w");
    await expect(args.onQuery).toHaveBeenCalledWith({ ...query, q: "w" });
    await userEvent.click(canvas.getByRole("combobox", { name: /Status/ }));
    await userEvent.click(await screen.findByRole("option", { name: "In review" }));
    await expect(args.onQuery).toHaveBeenCalledWith({ ...query, status: "in_review" });
    await userEvent.click(canvas.getByRole("button", { name: "Page 2" }));
    await expect(args.onQuery).toHaveBeenCalledWith({ ...query, page: 2 });
  },
});

/** A hint for administrators who sign in with a password alone. */
export const WithoutSecondStep = meta.story({
  args: { links: { add: "#new", secondStep: "#account" } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Add a second step" });
    await expect(link).toHaveAttribute("href", "#account");
  },
});

/** A model runs on the server's machine, and no storyteller is bound yet. */
export const WithAnOffer = meta.story({
  args: { offer: { runtime: "Ollama", model: "qwen3:8b", href: "#models" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Ollama is here with qwen3:8b/)).toBeVisible();
    const link = canvas.getByRole("link", { name: "Hear it, or bind it" });
    await expect(link).toHaveAttribute("href", "#models");
  },
});

/** Bulk actions: archiving asks first and skips archived stories, which can be restored instead. */
export const Bulk = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select Fourteen Years" }));
    await expect(canvas.getByText("1 selected")).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select all on this page" }));
    await userEvent.click(canvas.getByRole("button", { name: "Feature" }));
    const ids = adminStories.map(({ id }) => id);
    await expect(args.onBulk).toHaveBeenCalledWith("feature", expect.arrayContaining(ids));
    await userEvent.click(canvas.getByRole("button", { name: "Archive" }));
    const question = await screen.findByRole("heading", { name: "Archive 7 stories?" });
    await waitFor(() => expect(question).toBeVisible());
    await userEvent.click(screen.getByRole("button", { name: "Keep them" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(args.onBulk).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Bring back" }));
    const away = adminStories.find(({ status }) => status === "archived");
    await expect(args.onBulk).toHaveBeenLastCalledWith("restore", [away?.id]);
    await userEvent.click(canvas.getByRole("button", { name: "Clear the selection" }));
    await expect(canvas.queryByText(/selected/)).toBeNull();
    await expect(canvas.getByRole("checkbox", { name: "Select all on this page" })).toHaveFocus();
  },
});

function Archiving(props: AdminStoriesScreenProps) {
  const [stories, setStories] = useState(props.stories ?? []);
  const put = (ids: readonly string[], status: AdminStory["status"]) =>
    setStories(stories.map((story) => (ids.includes(story.id) ? { ...story, status } : story)));
  return (
    <AdminStoriesScreen
      {...props}
      stories={stories}
      onBulk={(act, ids) => put(ids, act === "archive" ? "archived" : "published")}
    />
  );
}

/** When an action removes its own button, the focus moves to “Select all”. */
export const Archived = meta.story({
  render: (args) => <Archiving {...args} />,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const all = canvas.getByRole("checkbox", { name: "Select all on this page" });
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select Fourteen Years" }));
    await userEvent.click(canvas.getByRole("button", { name: "Archive" }));
    await userEvent.click(await screen.findByRole("button", { name: "Archive" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await waitFor(() => expect(all).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "Bring back" }));
    await expect(all).toHaveFocus();
  },
});

/** Loading the first page. */
export const Loading = meta.story({ args: { stories: undefined } });

/** No matches. */
export const Empty = meta.story({
  args: { stories: [], totalStories: 0, totalPages: 0, query: { ...query, q: "xyzzy" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No stories found")).toBeVisible();
  },
});

/** Loading failed. */
export const Failed = meta.story({
  args: { stories: undefined, failure: "Failed to fetch data. Please try again." },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** A flag could not be saved; the list stays. */
export const FeatureFailed = meta.story({
  args: { failure: "Failed to update featured status." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Failed to update featured status.");
    await expect(canvas.getByRole("table")).toBeVisible();
  },
});

/** Long texts, some of them in Urdu. */
export const LongText = meta.story({ args: { stories: [...oddAdminStories, ...adminStories] } });

/** On a phone. */
export const Phone = meta.story({
  args: { stories: adminStories.slice(0, 3) },
  globals: { viewport: { value: "phone" } },
});

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
