import { expect } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { AdminCard } from "./AdminCard.tsx";
import { guide } from "./AdminCard.guide.ts";

const meta = preview.meta({
  title: "Parts/Admin/AdminCard",
  component: AdminCard,
  args: {
    title: "Administration",
    note: "For those who keep the house.",
    children: <Button variant="primary">Sign In</Button>,
  },
  parameters: { guide, layout: "fullscreen" },
});

/** A title, a note, and the content. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Administration");
    await expect(canvas.getByRole("link", { name: "To the stories" })).toHaveAttribute(
      "href",
      "/home",
    );
  },
});

/** Only a title. */
export const WithoutNote = meta.story({ args: { note: undefined } });
