import { expect } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { paths } from "../../../routes/paths.ts";
import { frame } from "../../../testing/administration.ts";
import { aPageOf, fourteenYears, library } from "../../../testing/library.ts";
import { page } from "../../../testing/page.tsx";
import { pending, unreachable } from "../../../testing/page-answers.ts";
import { admin } from "../../../testing/viewers.ts";

const meta = preview.meta({
  ...page,
  title: "Pages/Admin/AdminStoriesPage",
  args: {
    at: paths.adminStories,
    viewer: admin,
    answers: { ...frame, adminStories: aPageOf(library) },
  },
});

/** Stories of every status, with what waits in the other pages of administration. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("switch", { name: `${fourteenYears.title}: featured` }),
    ).toBeEnabled();
  },
});

/** A filter that is in the address, and finds nothing. */
export const Empty = meta.story({
  args: {
    at: `${paths.adminStories}?q=ferry`,
    answers: { ...frame, adminStories: aPageOf([]) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No stories found")).toBeVisible();
    await expect(canvas.getByLabelText("Search")).toHaveValue("ferry");
  },
});

/** Until the list is here. */
export const Loading = meta.story({ args: { answers: { ...frame, adminStories: pending } } });

/** The list could not be loaded. */
export const Unreachable = meta.story({
  args: { answers: { ...frame, adminStories: unreachable } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
  },
});

/** A guest is sent to the sign-in of administration. */
export const SignedOut = meta.story({
  args: { viewer: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("Email or Username")).toBeVisible();
  },
});
