import preview from "../../../../../../../.storybook/preview.tsx";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { guide } from "./TellingsDialog.guide.ts";
import { TellingsDialog } from "./TellingsDialog.tsx";

const tellings = [
  { id: "a", text: "The boat waits at the shore, and the heron with it.", by: "Vyasa" },
  { id: "b", text: "A boat. A shore. A heron that has seen you before.", by: null },
  { id: "c", text: "You come to the shore; the boat has waited for *you* alone.", by: "Birbal" },
];

const meta = preview.meta({
  title: "Parts/Play/TellingsDialog",
  component: TellingsDialog,
  args: { open: true, tellings, current: "c", language: "en", onChoose: fn(), onOpenChange: fn() },
  parameters: { guide, chromatic: { disableSnapshot: true } },
});

/** The one in the story and the one before; another can be laid beside it and chosen. */
export const Default = meta.story({
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole("dialog", { name: "Its tellings" }));
    const one = within(dialog.getByRole("region", { name: "On one side" }));
    const other = within(dialog.getByRole("region", { name: "On the other side" }));
    await expect(one.getByText(/has waited for/)).toBeVisible();
    await expect(one.getByText("In the story")).toBeVisible();
    await expect(other.getByText(/seen you before/)).toBeVisible();
    await userEvent.click(other.getByRole("combobox", { name: "On the other side" }));
    await userEvent.click(await screen.findByRole("option", { name: /^Telling 1/ }));
    await expect(await other.findByText(/the heron with it/)).toBeVisible();
    await userEvent.click(other.getByRole("button", { name: "Go on with telling 1" }));
    await expect(args.onChoose).toHaveBeenCalledWith("a");
  },
});

/** The story has gone on: they can be read, not changed. */
export const GoneOn = meta.story({
  render: ({ onChoose: _none, ...args }) => <TellingsDialog {...args} />,
  play: async () => {
    await expect(await screen.findByRole("dialog")).toHaveAccessibleDescription(
      /only the last part can be changed/,
    );
    await expect(screen.queryByRole("button", { name: /^Go on with/ })).toBeNull();
  },
});

/** They are being fetched. */
export const Loading = meta.story({
  args: { tellings: undefined },
  play: async () => {
    await expect(await screen.findByRole("status")).toBeVisible();
  },
});

/** They could not be fetched. */
export const Failed = meta.story({
  args: { tellings: undefined, failure: "The tellings could not be fetched." },
  play: async () => {
    await expect(await screen.findByRole("alert")).toBeVisible();
  },
});

/** On a phone, in Hindi: one under the other. */
export const Hindi = meta.story({ globals: { locale: "hi", viewport: { value: "phone" } } });

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
