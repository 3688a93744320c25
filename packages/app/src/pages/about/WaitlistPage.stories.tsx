import preview from "../../../../../.storybook/preview.tsx";
import { paths } from "../../routes/paths.ts";
import { page } from "../../testing/page.tsx";

const meta = preview.meta({
  ...page,
  title: "Pages/About/WaitlistPage",
  args: { at: paths.waitlist },
});

/** What is said of premium stories, and where to wait for them. */
export const Default = meta.story();
