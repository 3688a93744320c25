import { expect, fn, userEvent } from "storybook/test";
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

/** Loading. */
export const Loading = meta.story({ args: { tags: undefined } });

/** None yet. */
export const Empty = meta.story({ args: { tags: [] } });

/** Loading failed. */
export const Failed = meta.story({
  args: { tags: undefined, failure: "Failed to fetch data. Please try again." },
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
