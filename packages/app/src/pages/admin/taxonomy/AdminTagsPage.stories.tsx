import { expect, userEvent, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { paths } from "../../../routes/paths.ts";
import { frame } from "../../../testing/administration.ts";
import { tags } from "../../../testing/library.ts";
import { asScreen, page, tryAgain, withoutPicture } from "../../../testing/page.tsx";
import { handlersFor, pending, unreachable } from "../../../testing/page-answers.ts";
import { admin } from "../../../testing/viewers.ts";

const meta = preview.meta({
  ...page,
  title: "Pages/Admin/AdminTagsPage",
  args: { at: paths.adminTags, viewer: admin, answers: { ...frame, listTags: tags } },
});

/** All tags with their colours. */
export const Default = meta.story({
  parameters: asScreen,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Slow burn")).toBeVisible();
  },
});

/** Before the first tag. */
export const Empty = meta.story({
  args: { answers: { ...frame, listTags: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There are no tags yet.")).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { answers: { ...frame, listTags: pending } },
});

/** The list could not be loaded, and then could. */
export const Unreachable = meta.story({
  parameters: withoutPicture,
  args: { answers: { ...frame, listTags: unreachable } },
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByRole("alert")).toBeVisible();
    msw.use(...handlersFor({ listTags: tags }));
    await tryAgain(canvas, () => canvas.getByText("Slow burn"));
  },
});

/**
 * Begun words are there when their writer comes back, from another page or after signing in again, until they are
 * discarded.
 */
export const Begun = meta.story({
  args: { answers: { ...frame, listTags: tags, listCategories: [] } },
  parameters: withoutPicture,
  play: async ({ canvas }) => {
    const away = async () => {
      await userEvent.click(canvas.getByRole("link", { name: "Categories" }));
      await canvas.findByText("There are no categories yet.");
      await userEvent.click(canvas.getByRole("link", { name: "Tags" }));
    };
    await userEvent.click(await canvas.findByRole("button", { name: "Add Tag" }));
    await userEvent.type(canvas.getByRole("textbox", { name: /^Display name/u }), "Monsoon");
    await away();
    const form = await canvas.findByRole("form", { name: "Add Tag" });
    await expect(within(form).getByRole("textbox", { name: /^Display name/u })).toHaveValue(
      "Monsoon",
    );
    await userEvent.click(within(form).getByRole("button", { name: "Cancel" }));
    await away();
    await expect(await canvas.findByRole("button", { name: "Add Tag" })).toBeVisible();
  },
});

/** In Hindi, on a phone. */
export const Hindi = meta.story({
  globals: { locale: "hi", viewport: { value: "phone" } },
});
