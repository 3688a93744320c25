import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { adminStories, oddAdminStories } from "../../../fixtures/admin/admin.ts";
import { StoryTable } from "./StoryTable.tsx";
import { guide } from "./StoryTable.guide.ts";

const meta = preview.meta({
  title: "Parts/Admin/StoryTable",
  component: StoryTable,
  args: {
    stories: adminStories,
    selected: [],
    sort: "newest" as const,
    onSelectedChange: fn(),
    onSortChange: fn(),
    onFeaturedChange: fn(),
  },
  parameters: { guide, layout: "fullscreen" },
});

/** All columns. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole("columnheader").map((head) => head.textContent)).toEqual([
      "Select",
      "Title and tagline",
      "Author",
      "Category",
      "Tags",
      "Premium",
      "Featured",
      "Stats",
      "Actions",
    ]);
    const featured = canvas.getByRole("switch", { name: "Fourteen Years: featured" });
    await expect(featured).toBeChecked();
    await userEvent.click(featured);
    await expect(args.onFeaturedChange).toHaveBeenCalledWith(adminStories[1]?.id, false);
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select Fourteen Years" }));
    await expect(args.onSelectedChange).toHaveBeenCalledWith([adminStories[1]?.id]);
    await expect(canvas.getByRole("link", { name: "Edit Fourteen Years" })).toHaveAttribute(
      "href",
      `/admin/stories/edit/${String(adminStories[1]?.id)}`,
    );
    await expect(canvas.getByRole("link", { name: "View Fourteen Years" })).toHaveAttribute(
      "href",
      `/game/${String(adminStories[1]?.id)}`,
    );
    await userEvent.click(canvas.getByRole("button", { name: "Title and tagline" }));
    await expect(args.onSortChange).toHaveBeenCalledWith("title");
  },
});

/** A flag is being saved. */
export const Busy = meta.story({
  args: { working: adminStories.slice(0, 1).map(({ id }) => id), sort: "plays" },
  play: async ({ args, canvas }) => {
    const [first] = canvas.getAllByRole("switch");
    const was = (first as HTMLInputElement).checked;
    await userEvent.click(first as HTMLElement);
    await expect(args.onFeaturedChange).not.toHaveBeenCalled();
    await expect(first).toHaveFocus();
    await expect((first as HTMLInputElement).checked).toBe(was);
  },
});

/** Without stories. */
export const Empty = meta.story({
  args: { stories: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("cell")).toHaveTextContent("No stories found");
  },
});

/** Long text, also in Urdu. */
export const LongText = meta.story({ args: { stories: oddAdminStories } });

/** On a phone, each story is a card. */
export const Phone = meta.story({
  args: { stories: [...adminStories.slice(0, 2), ...oddAdminStories] },
  globals: { viewport: { value: "phone" } },
});

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
