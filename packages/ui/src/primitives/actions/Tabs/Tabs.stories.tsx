import { expect, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { Badge } from "../../marks/Badge/Badge.tsx";
import { TextField } from "../../fields/TextField/TextField.tsx";
import { guide } from "./Tabs.guide.ts";
import { Tabs } from "./Tabs.tsx";

const tabs = [
  { value: "basic", label: "Basic Info", content: <TextField label="Title" /> },
  { value: "details", label: "Details", content: <p>Language, rating and difficulty.</p> },
  { value: "gameplay", label: "Gameplay", content: <p>XP, health and pockets.</p> },
  { value: "structure", label: "Story Structure", content: <p>A map of threads.</p> },
];

const meta = preview.meta({
  title: "Primitives/Tabs",
  component: Tabs<string>,
  parameters: { guide },
  args: { label: "The story's parts", tabs, onValueChange: fn() },
});

/** The first is open; a press opens another. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("tabpanel", { name: "Basic Info" })).toBeVisible();
    await userEvent.click(canvas.getByRole("tab", { name: "Gameplay" }));
    await expect(canvas.getByRole("tabpanel", { name: "Gameplay" })).toBeVisible();
    await expect(args.onValueChange).toHaveBeenCalledWith("gameplay");
  },
});

/** Another than the first is open to begin with, and in sight. */
export const BeginsElsewhere = meta.story({
  args: { defaultValue: "structure" },
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [(Story) => <div style={{ inlineSize: "12rem" }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("tabpanel", { name: "Story Structure" })).toBeVisible();
    await expect(canvas.getByRole("tablist").scrollLeft).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole("tab", { name: "Gameplay" }));
    await expect(canvas.getByRole("tabpanel", { name: "Gameplay" })).toBeVisible();
  },
});

/** Arrows walk and open, End goes to the last, Tab goes into the panel. */
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(canvas.getByRole("tab", { name: "Details" })).toHaveFocus());
    await expect(canvas.getByRole("tabpanel", { name: "Details" })).toBeVisible();
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("tab", { name: "Story Structure" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: "Basic Info" })).toHaveFocus();
  },
});

/** Text typed in a panel is still there after switching back. */
export const KeepsPanels = meta.story({
  args: { keepMounted: true },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Title" }), "Fourteen");
    await userEvent.click(canvas.getByRole("tab", { name: "Details" }));
    await userEvent.click(canvas.getByRole("tab", { name: "Basic Info" }));
    await expect(canvas.getByRole("textbox", { name: "Title" })).toHaveValue("Fourteen");
  },
});

/** A count beside a label, and one that cannot be opened yet. */
export const Marks = meta.story({
  args: {
    tabs: [
      { value: "drafts", label: "Drafts", badge: <Badge>2</Badge>, content: <p>Two drafts.</p> },
      { value: "review", label: "In review", disabled: true, content: null },
    ],
  },
});

/** More than a phone is wide: they scroll. */
export const Phone = meta.story({ globals: { viewport: { value: "phone" } } });

/** The page opened the last one: on a phone too it is in sight. */
export const OpenedByThePage = meta.story({
  args: { value: "structure" },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole("tablist").getBoundingClientRect();
    const opened = canvas.getByRole("tab", { name: "Story Structure" }).getBoundingClientRect();
    await expect(opened.right).toBeLessThanOrEqual(list.right + 1);
    await expect(opened.left).toBeGreaterThanOrEqual(list.left - 1);
  },
});

/** From right to left, where the left arrow goes forward. */
export const RightToLeft = meta.story({
  args: {
    tabs: [
      { value: "basic", label: "بنیادی", content: <p>نام اور خلاصہ۔</p> },
      { value: "details", label: "تفصیل", content: <p>زبان اور درجہ۔</p> },
    ],
  },
  globals: { direction: "rtl" },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() => expect(canvas.getByRole("tab", { name: "تفصیل" })).toHaveFocus());
  },
});
