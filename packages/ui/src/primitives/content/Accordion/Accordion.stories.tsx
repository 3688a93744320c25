import { expect, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./Accordion.guide.ts";
import { Accordion } from "./Accordion.tsx";

const items = [
  {
    value: "cost",
    title: "What does a turn cost?",
    content: <p>Nothing, where Katha tells it.</p>,
  },
  { value: "keep", title: "Is my story kept?", aside: "Always", content: <p>After each part.</p> },
  { value: "share", title: "Can others read it?", content: <p>Only if you send them the way.</p> },
];

const meta = preview.meta({
  title: "Primitives/Accordion",
  component: Accordion,
  parameters: { guide, chromatic: { disableSnapshot: true } },
  args: { items, onValueChange: fn() },
});

/** Several can be open at once. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(3);
    await userEvent.click(canvas.getByText("What does a turn cost?"));
    await waitFor(() => expect(canvas.getByText(/Nothing, where/)).toBeVisible());
    await userEvent.click(canvas.getByText("Can others read it?"));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(["cost", "share"]));
    await expect(canvas.getByText(/Nothing, where/)).toBeVisible();
    await userEvent.click(canvas.getByText("What does a turn cost?"));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(["share"]));
  },
});

/** Opening one closes the others. */
export const Single = meta.story({
  args: { single: true, defaultValue: ["cost"] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/Nothing, where/)).toBeVisible();
    await userEvent.click(canvas.getByText("Is my story kept?"));
    await waitFor(() => expect(canvas.getByText("After each part.")).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/Nothing, where/)).not.toBeVisible());
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["keep"]);
  },
});

/** In Hindi. */
export const Hindi = meta.story({
  args: {
    items: [
      { value: "cost", title: "एक बारी कितने की है?", content: <p>जहाँ कथा सुनाती है, मुफ़्त।</p> },
      { value: "keep", title: "क्या मेरी कहानी बची रहती है?", content: <p>हर भाग के बाद।</p> },
    ],
    defaultValue: ["cost"],
  },
  globals: { locale: "hi" },
});

/** From right to left. */
export const RightToLeft = meta.story({
  args: {
    items: [
      { value: "cost", title: "ایک باری کتنے کی ہے؟", content: <p>مفت۔</p> },
      { value: "keep", title: "کیا میری کہانی محفوظ ہے؟", content: <p>ہر حصے کے بعد۔</p> },
    ],
    defaultValue: ["cost"],
  },
  globals: { direction: "rtl" },
});
