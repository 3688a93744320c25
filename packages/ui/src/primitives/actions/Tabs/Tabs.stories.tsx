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

/** The first tab is selected; pressing another selects it, as do the arrow keys and End. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("tabpanel", { name: "Basic Info" })).toBeVisible();
    await userEvent.click(canvas.getByRole("tab", { name: "Gameplay" }));
    await expect(canvas.getByRole("tabpanel", { name: "Gameplay" })).toBeVisible();
    await expect(args.onValueChange).toHaveBeenCalledWith("gameplay");
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() => expect(canvas.getByRole("tab", { name: "Details" })).toHaveFocus());
    await expect(canvas.getByRole("tabpanel", { name: "Details" })).toBeVisible();
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("tab", { name: "Story Structure" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: "Basic Info" })).toHaveFocus();
  },
});

/** Another tab is selected at first, and scrolled into view. */
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

/** Text typed in a panel is still there after switching tabs. */
export const KeepsPanels = meta.story({
  args: { keepMounted: true },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Title" }), "Fourteen");
    await userEvent.click(canvas.getByRole("tab", { name: "Details" }));
    await userEvent.click(canvas.getByRole("tab", { name: "Basic Info" }));
    await expect(canvas.getByRole("textbox", { name: "Title" })).toHaveValue("Fourteen");
  },
});

/** A tab with a count beside its label, and a disabled one. */
export const Marks = meta.story({
  args: {
    tabs: [
      { value: "drafts", label: "Drafts", badge: <Badge>2</Badge>, content: <p>Two drafts.</p> },
      { value: "review", label: "In review", disabled: true, content: null },
    ],
  },
});

/** On a phone, a tab selected by the page is scrolled into view. */
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

/** From right to left, where the left arrow key moves forward. */
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
