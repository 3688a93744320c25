import { expect } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./Icon.guide.ts";
import { Icon, iconSizes } from "./Icon.tsx";
import type { IconSize } from "./Icon.tsx";
import * as icons from "./icons.ts";

const meta = preview.meta({
  title: "Primitives/Icon",
  component: Icon,
  parameters: { guide },
  args: { icon: icons.LikeIcon },
});

/** Decorative, beside text. */
export const Ornament = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).not.toBeInTheDocument();
  },
});

/** On its own, with an accessible name. */
export const Named = meta.story({
  args: { label: "Liked", filled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Liked" })).toBeVisible();
  },
});

/** Every size has the same stroke width. */
export const Sizes = meta.story({
  render: () => (
    <div style={{ display: "flex", alignItems: "center", gap: 16 }}>
      {(Object.keys(iconSizes) as IconSize[]).map((size) => (
        <Icon key={size} icon={icons.LikeIcon} size={size} />
      ))}
    </div>
  ),
});

/** The whole set. */
export const Set = meta.story({
  render: () => (
    <ul style={{ display: "flex", flexWrap: "wrap", gap: 24, padding: 0, listStyle: '""' }}>
      {Object.entries(icons).map(([name, drawing]) => (
        <li key={name} style={{ display: "grid", justifyItems: "center", gap: 8 }}>
          <Icon icon={drawing} size="large" />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  ),
});
