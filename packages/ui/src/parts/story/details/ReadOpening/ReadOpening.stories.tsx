import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { ReadOpening } from "./ReadOpening.tsx";
import type { ReadOpeningProps } from "./ReadOpening.tsx";
import { guide } from "./ReadOpening.guide.ts";

function Opened(props: ReadOpeningProps) {
  const [isOpen, setOpen] = useState(props.open);
  const change = (open: boolean) => {
    props.onOpenChange(open);
    setOpen(open);
  };
  return <ReadOpening {...props} open={isOpen} onOpenChange={change} />;
}

const meta = preview.meta({
  title: "Parts/Story/ReadOpening",
  component: ReadOpening,
  args: { open: false, onOpenChange: fn(), children: <p>The boat waits at the shore.</p> },
  render: (args) => <Opened {...args} />,
  parameters: { guide, chromatic: { disableSnapshot: true } },
});

/** The opening is shown when it is asked for, and put away again; by keyboard. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Read the opening" });
    await expect(canvas.queryByText(/boat/)).toBeNull();
    await expect(button).toHaveAttribute("aria-expanded", "false");
    button.focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByText(/boat/)).toBeVisible();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByText(/boat/)).toBeNull();
  },
});

/** In Hindi, on a phone. */
export const Hindi = meta.story({ globals: { locale: "hi", viewport: { value: "phone" } } });
