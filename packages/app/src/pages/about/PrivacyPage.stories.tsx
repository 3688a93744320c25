import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { paths } from "../../routes/paths.ts";
import { siteLinks } from "../../testing/site-links.ts";
import { page } from "../../testing/page.tsx";
import { guide } from "./PrivacyPage.guide.ts";

const meta = preview.meta({
  ...page,
  title: "Pages/About/PrivacyPage",
  parameters: { ...page.parameters, guide },
  args: { at: paths.privacy },
});

/** The privacy policy, with the bar and the footer of the site. */
export const Default = meta.story();

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
