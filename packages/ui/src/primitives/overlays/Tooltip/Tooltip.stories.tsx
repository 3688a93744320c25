import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { Button } from "../../actions/Button/Button.tsx";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { ReturnIcon } from "../../marks/Icon/icons.ts";
import { guide } from "./Tooltip.guide.ts";
import { Tooltip } from "./Tooltip.tsx";

const meta = preview.meta({
  title: "Primitives/Tooltip",
  component: Tooltip,
  parameters: { guide },
  args: { text: "Costs 1 XP", children: <Button>Immerse</Button> },
});

const bubble = () =>
  screen.queryAllByText("Costs 1 XP").find((element) => element.hidden === false) ?? null;

/** Shown while the pointer rests on the control, and at once on keyboard focus, until Escape. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button");
    await expect(button).toHaveAccessibleDescription("Costs 1 XP");
    await userEvent.hover(button);
    await waitFor(() => expect(bubble()).toBeVisible());
    await userEvent.unhover(button);
    await waitFor(() => expect(bubble()).toBeNull());
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await waitFor(() => expect(bubble()).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(bubble()).toBeNull());
    await expect(button).toHaveFocus();
  },
});

/** If it repeats the control's name, only the new part is announced as the description. */
export const NameAndKeys = meta.story({
  args: {
    text: "Undo (Ctrl+Z)",
    description: "Ctrl+Z",
    children: <IconButton icon={ReturnIcon} label="Undo" title={undefined} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Undo" })).toHaveAccessibleDescription(
      "Ctrl+Z",
    );
    await userEvent.tab();
    await waitFor(() => expect(screen.getByText("Undo (Ctrl+Z)")).toBeVisible());
  },
});

/** The page controls whether it is shown, and is told when it should open or close. */
export const OpenedByPage = meta.story({
  args: { open: false, onOpenChange: fn() },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button")).toHaveFocus();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(true));
    await expect(bubble()).toBeNull();
  },
});

/** A control that already has a description keeps it. */
export const DescribedAlready = meta.story({
  args: { children: <Button aria-describedby="elsewhere">Immerse</Button> },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <>
      <Tooltip {...args} />
      <p id="elsewhere">You have 3 XP.</p>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button")).toHaveAccessibleDescription(
      "You have 3 XP. Costs 1 XP",
    );
  },
});

/** A long sentence wraps. */
export const LongText = meta.story({
  args: { text: "The story stays in this moment and tells more of it, and leaves every way open." },
  play: async () => {
    await userEvent.tab();
  },
});

/** In Hindi. */
export const Hindi = meta.story({
  args: { text: "1 XP लगता है", children: <Button>डूबें</Button> },
  globals: { locale: "hi" },
});
