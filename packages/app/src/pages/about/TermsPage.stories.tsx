import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { paths } from "../../routes/paths.ts";
import { asScreen, page } from "../../testing/page.tsx";

const meta = preview.meta({
  ...page,
  title: "Pages/About/TermsPage",
  args: { at: paths.terms },
});

const sections = [
  "Introduction",
  "Acceptance of Terms",
  "Who May Use the Services",
  "User Accounts",
  "Modifications",
  "Refund Policy",
  "Governing Law",
];

/** All seven sections of the terms, each linked from the table of contents. */
export const Default = meta.story({
  parameters: asScreen,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Last revised Mar 27, 2024")).toBeVisible();
    for (const name of sections) {
      const region = canvas.getByRole("region", { name });
      await expect(canvas.getByRole("link", { name })).toHaveAttribute("href", `#${region.id}`);
    }
  },
});

/** In Hindi, except for the binding text, which stays English and says so. */
export const Hindi = meta.story({ globals: { locale: "hi" } });
