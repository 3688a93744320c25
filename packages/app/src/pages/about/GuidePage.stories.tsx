import { expect, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { paths } from "../../routes/paths.ts";
import { modelLists, ownTeller } from "../../testing/models.ts";
import { asScreen, page } from "../../testing/page.tsx";
import { unreachable } from "../../testing/page-answers.ts";

const meta = preview.meta({
  ...page,
  title: "Pages/About/GuidePage",
  args: { at: paths.guide, answers: { featuredModels: modelLists } },
});

/** How to play, with the available models and what they cost. */
export const Default = meta.story({
  parameters: asScreen,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Tenali")).toBeVisible();
    await expect(canvas.getByRole("row", { name: /Vyasa.*Served by riverside\. 5/ })).toBeVisible();
    const contents = within(canvas.getByRole("navigation", { name: "On this page" }));
    for (const link of contents.getAllByRole("link")) {
      await expect(document.querySelector(link.getAttribute("href") ?? "")).toBeInTheDocument();
    }
    const commands = canvas.getByRole("table", { name: "What each command does and takes" });
    const names = within(commands).getAllByRole("rowheader");
    await expect(names.map((name) => name.textContent)).toEqual([
      "Continue",
      "Immerse",
      "Act",
      "Show",
      "Undo",
    ]);
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
