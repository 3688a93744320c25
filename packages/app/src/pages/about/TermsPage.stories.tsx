import preview from "../../../../../.storybook/preview.tsx";
import { paths } from "../../routes/paths.ts";
import { page } from "../../testing/page.tsx";
import { guide } from "./TermsPage.guide.ts";

const meta = preview.meta({
  ...page,
  title: "Pages/About/TermsPage",
  parameters: { ...page.parameters, guide },
  args: { at: paths.terms },
});

/** The terms, with the bar and the footer of the site. */
export const Default = meta.story();

/** In Hindi, except for the binding text, which stays English and says so. */
export const Hindi = meta.story({ globals: { locale: "hi" } });
