import preview from "../../../../../.storybook/preview.tsx";
import { paths } from "../../routes/paths.ts";
import { page } from "../../testing/page.tsx";

const meta = preview.meta({
  ...page,
  title: "Pages/About/TermsPage",
  args: { at: paths.terms },
});

/** The terms, with the bar and the footer of the site. */
export const Default = meta.story();
