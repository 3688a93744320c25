import preview from "../../../../../.storybook/preview.tsx";
import { paths } from "../../routes/paths.ts";
import { page } from "../../testing/page.tsx";

const meta = preview.meta({
  ...page,
  title: "Pages/About/PrivacyPage",
  args: { at: paths.privacy },
});

/** The privacy policy, with the bar and the footer of the site. */
export const Default = meta.story();
