import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { paths } from "../../routes/paths.ts";
import { siteLinks } from "../../testing/site-links.ts";
import { asScreen, page } from "../../testing/page.tsx";

const meta = preview.meta({
  ...page,
  title: "Pages/About/PrivacyPage",
  args: { at: paths.privacy },
});

const sections = [
  "Information We Collect",
  "How We Use It",
  "How It Is Shared",
  "Security",
  "Your Rights",
  "Children Under 13",
  "International Transfers",
  "Changes to This Policy",
  "Contact",
];

/** All nine sections of the privacy policy, each linked from the table of contents. */
export const Default = meta.story({
  parameters: asScreen,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Last updated Mar 27, 2024")).toBeVisible();
    await expect(canvas.getByText(/^When you take a story along/)).toBeVisible();
    for (const name of sections) {
      const region = canvas.getByRole("region", { name });
      await expect(canvas.getByRole("link", { name })).toHaveAttribute("href", `#${region.id}`);
    }
  },
});

/** With the address for requests. */
export const WithContact = meta.story({
  args: { siteLinks },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: "katha@example.org" });
    await expect(link).toHaveAttribute("href", siteLinks.contact);
  },
});

/** In Hindi, except for the text itself; what is kept on the device is said in Hindi, too. */
export const Hindi = meta.story({
  globals: { locale: "hi" },
  play: async ({ canvas }) => {
    const along = await canvas.findByText(/^जब आप कोई कहानी साथ ले चलते हैं/);
    await expect(along).toBeVisible();
    await expect(along).toHaveAttribute("lang", "hi");
  },
});
