import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { Badge } from "../../marks/Badge/Badge.tsx";
import { BookIcon, PinIcon } from "../../marks/Icon/icons.ts";
import { guide } from "./Tree.guide.ts";
import { Tree } from "./Tree.tsx";
import type { TreeItem, TreeProps } from "./Tree.tsx";

const items: readonly TreeItem[] = [
  {
    id: "ferry",
    label: "The ferry",
    icon: BookIcon,
    children: [
      { id: "landing", label: "Landing", icon: PinIcon },
      {
        id: "river",
        label: "On the river",
        icon: PinIcon,
        children: [
          { id: "reeds", label: "Reeds" },
          { id: "heron", label: "Heron", end: <Badge>New</Badge> },
        ],
      },
    ],
  },
  {
    id: "toll",
    label: "Toll house",
    icon: BookIcon,
    children: [{ id: "bridge", label: "Bridge" }],
  },
  { id: "dawn", label: "Dawn", icon: BookIcon },
];

function Choosing(props: TreeProps) {
  const [selected, setSelected] = useState(props.selected ?? null);
  return (
    <Tree
      {...props}
      selected={selected}
      onSelect={(id) => {
        props.onSelect?.(id);
        setSelected(id);
      }}
    />
  );
}

const meta = preview.meta({
  title: "Primitives/Tree",
  component: Tree,
  parameters: { guide, chromatic: { disableSnapshot: true } },
  args: { label: "Chapters", items, onSelect: fn(), onExpandedChange: fn() },
  render: (args) => <Choosing {...args} />,
});

/** An arrow opens and closes; the rest of the row chooses. */
export const Default = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole("tree", { name: "Chapters" })).toBeVisible();
    await expect(canvas.getAllByRole("treeitem")).toHaveLength(3);
    const arrow = canvasElement.querySelector("[data-item=ferry] [data-toggle]");
    await userEvent.click(arrow as Element);
    await expect(args.onExpandedChange).toHaveBeenCalledWith(["ferry"]);
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByText("Landing"));
    await expect(args.onSelect).toHaveBeenCalledWith("landing");
    await expect(canvas.getByRole("treeitem", { name: "Landing" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
  },
});

/** Some are open, one is chosen. */
export const Open = meta.story({
  args: { defaultExpanded: ["ferry", "river"], selected: "heron" },
  play: async ({ canvas }) => {
    const heron = canvas.getByRole("treeitem", { name: /Heron/ });
    await expect(heron).toHaveAttribute("aria-level", "3");
    await expect(heron).toHaveAttribute("aria-posinset", "2");
    await expect(heron).toHaveAttribute("aria-setsize", "2");
    await userEvent.tab();
    await expect(heron).toHaveFocus();
  },
});

/** By keyboard alone: one stop, arrows go in and out, letters search. */
export const Keyboard = meta.story({
  play: async ({ args, canvas }) => {
    const item = (name: string | RegExp) => canvas.getByRole("treeitem", { name });
    await userEvent.tab();
    await expect(item("The ferry")).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(item("The ferry")).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{ArrowRight}");
    await expect(item("Landing")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{ArrowRight}{ArrowRight}");
    await expect(item("Reeds")).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(item("On the river")).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(item("On the river")).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{End}");
    await expect(item("Dawn")).toHaveFocus();
    await userEvent.keyboard("l");
    await expect(item("Landing")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSelect).toHaveBeenCalledWith("landing");
    await userEvent.keyboard("{Home}*");
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(["ferry", "toll"]);
    await userEvent.tab();
    await expect(item("The ferry")).not.toHaveFocus();
  },
});

/** Nothing is chosen: a press opens and closes. */
export const OnlyOpens = meta.story({
  render: ({ onSelect: _none, ...args }) => <Tree {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("Toll house"));
    await expect(canvas.getByRole("treeitem", { name: "Bridge" })).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByRole("treeitem", { name: "Bridge" })).toBeNull();
    await expect(canvas.getByRole("treeitem", { name: "Toll house" })).not.toHaveAttribute(
      "aria-selected",
    );
  },
});

/** Long labels, on a phone. */
export const LongText = meta.story({
  args: {
    defaultExpanded: ["a"],
    items: [
      {
        id: "a",
        label: "The exceedingly long and entirely true account of the potter and the river",
        end: 12,
        children: [
          { id: "b", label: "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen" },
        ],
      },
    ],
  },
  globals: { viewport: { value: "phone" } },
});

/** In Hindi. */
export const Hindi = meta.story({
  args: {
    label: "अध्याय",
    defaultExpanded: ["nav"],
    items: [
      { id: "nav", label: "नाव", children: [{ id: "ghat", label: "घाट" }] },
      { id: "bhor", label: "भोर" },
    ],
  },
  globals: { locale: "hi" },
});

/** From right to left: the left arrow goes in. */
export const RightToLeft = meta.story({
  args: {
    label: "ابواب",
    items: [
      { id: "nav", label: "ناؤ", children: [{ id: "ghat", label: "گھاٹ" }] },
      { id: "dawn", label: "سحر" },
    ],
  },
  globals: { direction: "rtl" },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await expect(canvas.getByRole("treeitem", { name: "گھاٹ" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("treeitem", { name: "ناؤ" })).toHaveFocus();
  },
});
