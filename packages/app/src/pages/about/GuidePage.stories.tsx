import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { paths } from "../../routes/paths.ts";
import { modelLists, ownTeller } from "../../testing/models.ts";
import { page } from "../../testing/page.tsx";
import { unreachable } from "../../testing/page-answers.ts";
import { guide } from "./GuidePage.guide.ts";

const meta = preview.meta({
  ...page,
  title: "Pages/About/GuidePage",
  parameters: { ...page.parameters, guide },
  args: { at: paths.guide, answers: { featuredModels: modelLists } },
});

/** How to play, with the available models and what they cost. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Tenali")).toBeVisible();
    await expect(canvas.getByRole("row", { name: /Vyasa.*Served by riverside\. 5/ })).toBeVisible();
  },
});

/** Where no provider serves a storyteller, one is listed; it is described in the reader's language. */
export const OwnTeller = meta.story({
  args: { answers: { featuredModels: ownTeller } },
  globals: { locale: "hi" },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("row", { name: /Tenali.*लेखक के अपने शब्द.*0/ }),
    ).toBeVisible();
    await expect(canvas.queryByText("Vyasa")).toBeNull();
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("कैसे खेलें");
  },
});

/** The list of models failed to load; the rest is still there. */
export const ModelsFail = meta.story({
  args: { answers: { featuredModels: unreachable } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The list is not here just now/)).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole("table", { name: "Text models" })).toBeNull();
  },
});
