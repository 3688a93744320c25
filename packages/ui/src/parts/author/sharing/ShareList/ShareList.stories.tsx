import { expect, fn, userEvent, within } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { ShareList } from "./ShareList.tsx";
import type { ShareRow } from "./ShareList.tsx";
import { shareTones } from "./styles.ts";

const row: ShareRow = {
  node: "reeds",
  line: "Reeds close behind you like a door. Something large breathes out.",
  value: "6%",
  foot: "8 plays",
  share: 0.35,
  isShown: true,
};
const rows: readonly ShareRow[] = [
  {
    ...row,
    node: "midstream",
    line: "In the middle of the river both banks look the same.",
    value: "18%",
    foot: "23 plays",
    share: 1,
  },
  row,
  {
    node: "attic",
    value: "1%",
    foot: "1 play",
    line: "This scene is no longer in the story.",
    share: 0.04,
    isShown: false,
  },
];
const many = Array.from({ length: 20 }, (_, at): ShareRow => {
  return { ...row, node: `scene_${String(at)}`, share: 1 / (at + 1) };
});

const meta = preview.meta({
  title: "Parts/Author/ShareList",
  component: ShareList,
  args: { label: "Where plays stop", rows, language: "en", onOpenScene: fn() },
});

/** Each name shows its scene on the map, unless the scene was deleted. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const list = within(canvas.getByRole("list", { name: "Where plays stop" }));
    await userEvent.click(list.getByRole("button", { name: "Show midstream on the map" }));
    await expect(args.onOpenScene).toHaveBeenCalledWith("midstream");
    await expect(list.getAllByRole("button")).toHaveLength(2);
  },
});

/** In other colours. */
export const Tones = meta.story({
  render: (args) => (
    <>
      {(Object.keys(shareTones) as (keyof typeof shareTones)[]).map((tone) => (
        <ShareList key={tone} {...args} label={tone} tone={tone} />
      ))}
    </>
  ),
});

/** Only the first few of many are shown at first. */
export const Many = meta.story({
  args: { rows: many },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(8);
    await userEvent.click(canvas.getByRole("button", { name: "12 more" }));
    await expect(canvas.getAllByRole("listitem")).toHaveLength(20);
  },
});

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });
