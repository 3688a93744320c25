import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { Button } from "../../actions/Button/Button.tsx";
import { BookmarkIcon, RetryIcon, ShareIcon } from "../../marks/Icon/icons.ts";
import { guide } from "./Menu.guide.ts";
import { Menu } from "./Menu.tsx";
import type { MenuItem } from "./Menu.tsx";

const onShare = fn();
const onDelete = fn();
const onVidushi = fn();
const entries: MenuItem[] = [
  { label: "Share", icon: ShareIcon, onSelect: onShare },
  { label: "Bookmark", icon: BookmarkIcon, onSelect: fn() },
  { label: "Start again", icon: RetryIcon, disabled: true, onSelect: fn() },
  { label: "Story page", href: "#story" },
  "divider",
  { label: "Delete", danger: true, onSelect: onDelete },
];

const meta = preview.meta({
  title: "Primitives/Menu",
  component: Menu,
  parameters: { guide },
  args: { trigger: <Button>More</Button>, items: entries },
});

/**
 * Opens from its button; pressing an item runs its action and closes the menu. The down arrow opens it and moves through
 * the items, typing a letter jumps to an item, Escape closes it and returns the focus.
 */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Share" })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await expect(screen.getByRole("menuitem", { name: "Bookmark" })).toHaveFocus();
    await userEvent.keyboard("d");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Delete" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.getByRole("button")).toHaveFocus());
    await expect(onDelete).not.toHaveBeenCalled();

    await userEvent.click(canvas.getByRole("button", { name: "More" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Share" }));
    await expect(onShare).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  },
});

/** Open. */
export const Open = meta.story({ args: { open: true } });

/** Consecutive choices are one radio group. */
export const Choices = meta.story({
  args: {
    open: true,
    items: [
      { label: "Tenali", description: "Quick and witty, 1 coin", checked: true, onSelect: fn() },
      {
        label: "Vidushi",
        description: "Slow and deep, 3 coins",
        checked: false,
        onSelect: onVidushi,
      },
      "divider",
      { label: "Small letters", checked: false, onSelect: fn() },
      { label: "Large letters", checked: true, onSelect: fn() },
    ],
  },
  play: async () => {
    await expect(
      await screen.findByRole("menuitemradio", { name: /Tenali/, checked: true }),
    ).toBeVisible();
    const [narrators, letters] = screen.getAllByRole("group");
    if (narrators === undefined || letters === undefined) throw new Error("A group is missing");
    await expect(within(narrators).getAllByRole("menuitemradio")).toHaveLength(2);
    await expect(
      within(letters).getByRole("menuitemradio", { name: "Large letters", checked: true }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole("menuitemradio", { name: /Vidushi/ }));
    await expect(onVidushi).toHaveBeenCalledOnce();
  },
});

/** In Hindi. */
export const Hindi = meta.story({
  args: { open: true, items: [{ label: "साझा करें", icon: ShareIcon, onSelect: fn() }] },
  globals: { locale: "hi" },
});

/** From right to left. */
export const RightToLeft = meta.story({
  args: { open: true, items: [{ label: "بھیجیں", icon: ShareIcon, onSelect: fn() }] },
  globals: { direction: "rtl" },
});
