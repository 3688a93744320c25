import { expect, fn, userEvent } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { categories } from "../../../fixtures/admin/admin.ts";
import { withAdmin } from "../../../fixtures/admin/WithAdmin.tsx";
import { guide } from "./AdminCategoriesScreen.guide.ts";
import { AdminCategoriesScreen } from "./AdminCategoriesScreen.tsx";

const meta = preview.meta({
  title: "Screens/AdminCategories",
  component: AdminCategoriesScreen,
  args: {
    categories,
    onRetry: fn(),
    onCreate: fn(),
    onChange: fn(),
    onMerge: fn(),
    onRemove: fn(),
    onOrderChange: fn(),
  },
  decorators: [withAdmin],
  parameters: {
    guide,
    place: "categories",
    layout: "fullscreen",
    chromatic: { modes: modes.screen },
  },
});

/** The full list, with its actions. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Categories");
    await expect(canvas.getAllByRole("button", { name: /^Change/ })).toHaveLength(
      categories.length,
    );
  },
});

/** Loading. */
export const Loading = meta.story({ args: { categories: undefined } });

/** None yet. */
export const Empty = meta.story({ args: { categories: [] } });

/** Loading failed. */
export const Failed = meta.story({
  args: { categories: undefined, failure: "Failed to fetch data. Please try again." },
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
