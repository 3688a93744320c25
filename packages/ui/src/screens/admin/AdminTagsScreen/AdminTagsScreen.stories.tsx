import { expect, fn } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { adminTags } from "../../../fixtures/admin/admin.ts";
import { withAdmin } from "../../../fixtures/admin/WithAdmin.tsx";
import { guide } from "./AdminTagsScreen.guide.ts";
import { AdminTagsScreen } from "./AdminTagsScreen.tsx";

const meta = preview.meta({
  title: "Screens/AdminTags",
  component: AdminTagsScreen,
  args: {
    tags: adminTags,
    onRetry: fn(),
    onCreate: fn(),
    onChange: fn(),
    onMerge: fn(),
    onRemove: fn(),
  },
  decorators: [withAdmin],
  parameters: { guide, place: "tags", layout: "fullscreen", chromatic: { modes: modes.screen } },
});

/** The full list, with its actions. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Tags");
    await expect(canvas.getAllByRole("button", { name: /^Change/ })).toHaveLength(adminTags.length);
  },
});
