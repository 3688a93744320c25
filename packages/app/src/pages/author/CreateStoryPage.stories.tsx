import { expect, screen, userEvent, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { paths } from "../../routes/paths.ts";
import { noSuggestions } from "../../testing/drafts.ts";
import { categories, tags } from "../../testing/library.ts";
import { modelLists } from "../../testing/models.ts";
import { canTryAgain, page } from "../../testing/page.tsx";
import { type Answers, unreachable } from "../../testing/page-answers.ts";
import { author } from "../../testing/viewers.ts";
import { guide } from "./CreateStoryPage.guide.ts";

const answers = {
  listCategories: categories,
  listTags: tags,
  suggestionsOffered: noSuggestions,
  featuredModels: modelLists,
} satisfies Answers;

const meta = preview.meta({
  ...page,
  title: "Pages/Author/CreateStoryPage",
  parameters: { ...page.parameters, guide },
  args: { at: paths.createStory, viewer: author, answers },
});

/** An empty form: four tabs, the first one open, with what a story starts from. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("Title")).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Create Your Story");
    await expect(canvas.getAllByRole("tab").map((tab) => tab.textContent)).toEqual([
      "Basic Info",
      "Details",
      "Gameplay",
      "Story Structure",
    ]);
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await expect(canvas.getByRole("tab", { name: "Details" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await expect(canvas.getByLabelText("Play time in minutes")).toHaveValue(30);
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await expect(canvas.getByLabelText("Starting XP")).toHaveValue(100);
    await expect(canvas.getByLabelText("Highest health")).toHaveValue(100);
    await expect(canvas.getByLabelText("Inventory slots")).toHaveValue(8);
    await expect(canvas.getByLabelText("Possible endings")).toHaveValue(1);
    await userEvent.click(canvas.getByRole("tab", { name: "Basic Info" }));
  },
});

/** Categories and tags could not be loaded; everything else can be written. */
export const OptionsFail = meta.story({
  args: { answers: { ...answers, listCategories: unreachable, listTags: unreachable } },
  play: async ({ canvas }) => {
    await canTryAgain(canvas);
    await expect(canvas.getByLabelText("Title")).toBeVisible();
  },
});

/** Without a model there are no suggestions, but covers can still be painted. */
export const WithoutModel = meta.story({
  args: {
    answers: {
      ...answers,
      paintCovers: {
        drafts: [{ url: "/covers/vetala.svg", alt: "A ferry at night", paintedBy: "vishvakarma" }],
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("Title"), "The Salt Ferry");
    await userEvent.click(canvas.getByRole("button", { name: "Have one painted" }));
    const covers = within(await canvas.findByRole("region", { name: "Covers to choose from" }));
    await userEvent.click(covers.getByRole("button", { name: "Paint" }));
    await userEvent.click(await covers.findByRole("button", { name: /^Use: / }));
    await expect(canvas.getByLabelText("Cover image URL")).toHaveValue("/covers/vetala.svg");
    await expect(canvas.getByLabelText("What the cover shows")).toHaveValue("A ferry at night");
    await expect(canvas.queryByRole("button", { name: /^Suggest/ })).toBeNull();
    await userEvent.click(canvas.getByRole("tab", { name: "Story Structure" }));
    await userEvent.click(await canvas.findByRole("tab", { name: "Outline" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Add a scene" }));
    await expect(await canvas.findByRole("button", { name: "Add a choice" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Suggest/ })).toBeNull();
  },
});

/** What became of a bundle is not said of the file that is chosen after it. */
export const AnotherFileAfterBundle = meta.story({
  args: { answers: { ...answers, importBundle: unreachable } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("tab", { name: "Story Structure" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Import" }));
    const dialog = within(await screen.findByRole("dialog"));
    const choose = async (text: string, name: string) => {
      const input = document.querySelector<HTMLInputElement>('[role="dialog"] input[type="file"]');
      if (input) await userEvent.upload(input, new File([text], name));
    };
    await choose("PK", "The Salt Ferry.zip");
    await expect(await dialog.findByRole("alert")).toBeVisible();
    await choose(":: Start\nThe boat waits.", "The Salt Ferry.twee");
    await expect(await dialog.findByRole("region", { name: "What comes in" })).toBeVisible();
    await expect(dialog.queryByRole("alert")).toBeNull();
  },
});

/** Cancelled and opened again: the words are still there, and can be discarded. */
export const Cancelled = meta.story({
  args: { answers: { ...answers, myStories: [] } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("Title"), "A title");
    await userEvent.click(canvas.getByRole("link", { name: "Cancel" }));
    await userEvent.click(await canvas.findByRole("link", { name: "Create New Story" }));
    const title = await canvas.findByLabelText("Title");
    await expect(title).toHaveValue("A title");
    await expect(canvas.getByText("What you wrote last time is here.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Start afresh" }));
    await expect(title).toHaveValue("");
    await expect(canvas.queryByText("What you wrote last time is here.")).toBeNull();
  },
});

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
