import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { adminStories } from "../../../fixtures/admin/admin.ts";
import { withAdmin } from "../../../fixtures/admin/WithAdmin.tsx";
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
