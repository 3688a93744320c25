import { expect, fn } from "storybook/test";
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
