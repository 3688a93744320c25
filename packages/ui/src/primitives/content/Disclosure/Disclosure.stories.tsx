import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./Disclosure.guide.ts";
import { Disclosure } from "./Disclosure.tsx";
import type { DisclosureProps } from "./Disclosure.tsx";
import { disclosureLooks } from "./styles.ts";

const meta = preview.meta({
  title: "Primitives/Disclosure",
  component: Disclosure,
  parameters: { guide, chromatic: { disableSnapshot: true } },
  args: {
    title: "The story's world",
    aside: "3 people · 2 places",
    children: <p>Anbu rows the ferry. The river has no bridge.</p>,
    onOpenChange: fn(),
  },
});

/** Closed; a press opens it. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const inside = canvas.getByText(/Anbu rows/);
    await expect(inside).not.toBeVisible();
    await userEvent.click(canvas.getByText("The story's world"));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(true));
    await expect(inside).toBeVisible();
    await userEvent.click(canvas.getByText("The story's world"));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
    await expect(inside).not.toBeVisible();
  },
});

/** Every look, open. */
export const Looks = meta.story({
  render: (args) => (
    <div style={{ display: "grid", gap: 24 }}>
      {disclosureLooks.map((look) => (
        <Disclosure key={look} {...args} look={look} title={look} defaultOpen />
      ))}
    </div>
  ),
});

/** The title is a heading. */
export const WithHeading = meta.story({
  args: { heading: "h2", defaultOpen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2 })).toHaveTextContent("The story's world");
  },
});

function Costly(props: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure {...props} open={isOpen} onOpenChange={setOpen}>
      {isOpen && props.children}
    </Disclosure>
  );
}

/** The page knows whether it is open, and renders what is costly only then. */
export const Controlled = meta.story({
  render: (args) => <Costly {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Anbu rows/)).toBeNull();
    await userEvent.click(canvas.getByText("The story's world"));
    await expect(await canvas.findByText(/Anbu rows/)).toBeVisible();
    await userEvent.click(canvas.getByText("The story's world"));
    await waitFor(() => expect(canvas.queryByText(/Anbu rows/)).toBeNull());
  },
});

/** Long words, on a phone. */
export const LongText = meta.story({
  args: {
    defaultOpen: true,
    title: "What the people, the places and the things of this story are to one another",
    aside: "Anbu, Meera, the toll keeper, the heron, the potter, the boat, the lamp",
  },
  globals: { viewport: { value: "phone" } },
});

/** In Hindi. */
export const Hindi = meta.story({
  args: {
    title: "कहानी की दुनिया",
    aside: "3 लोग · 2 जगहें",
    defaultOpen: true,
    children: <p>अंबु नाव खेता है।</p>,
  },
  globals: { locale: "hi" },
});

/** From right to left. */
export const RightToLeft = meta.story({
  args: {
    title: "کہانی کی دنیا",
    aside: "تین لوگ",
    defaultOpen: true,
    children: <p>انبو ناؤ چلاتا ہے۔</p>,
  },
  globals: { direction: "rtl" },
});
