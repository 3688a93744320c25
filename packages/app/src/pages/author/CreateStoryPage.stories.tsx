import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { paths } from "../../routes/paths.ts";
import { aBundle } from "../../testing/a-bundle.ts";
import { noSuggestions } from "../../testing/drafts.ts";
import { categories, tags } from "../../testing/library.ts";
import { modelLists } from "../../testing/models.ts";
import { asScreen, canTryAgain, page, withoutPicture } from "../../testing/page.tsx";
import { type Answers, pending, problem, unreachable } from "../../testing/page-answers.ts";
import { author } from "../../testing/viewers.ts";

const answers = {
  listCategories: categories,
  listTags: tags,
  suggestionsOffered: noSuggestions,
  featuredModels: modelLists,
} satisfies Answers;

const meta = preview.meta({
  ...page,
  title: "Pages/Author/CreateStoryPage",
  args: { at: paths.createStory, viewer: author, answers },
});

/** An empty form: four tabs, the first one open, with what a story starts from. */
export const Default = meta.story({
  parameters: asScreen,
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

const keep = (entry: object) =>
  localStorage.setItem(`katha-story-draft-new-${author.id}`, JSON.stringify(entry));
const written = {
  title: "Fourteen Years",
  tagline: "You followed them into the forest.",
  storyDescription: "The songs remember three people walking out of Ayodhya.",
  storyPrompt: "You are Sumitra's youngest kitchen-hand.",
  coverImageUrl: "https://covers.example/a.jpg",
  categoryId: categories[1]?.id,
  tagIds: tags.slice(0, 2).map(({ id }) => id),
};
const created = fn();

/** Filled in: only Basic Info is required, other fields keep their defaults; while it is sent it cannot be sent twice. */
export const Sent = meta.story({
  args: {
    answers: {
      ...answers,
      createStory: async ({ request }) => {
        created(await request.json());
        return pending();
      },
    },
  },
  beforeEach: () => {
    created.mockClear();
    keep(written);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("tab", { name: "Gameplay" }));
    await userEvent.clear(canvas.getByLabelText("Starting XP"));
    await userEvent.click(canvas.getByRole("button", { name: "Create Story" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Creating..." }));
    await waitFor(() => expect(created).toHaveBeenCalledOnce());
    await expect(created).toHaveBeenCalledWith(
      expect.objectContaining({
        title: written.title,
        category_id: written.categoryId,
        tag_ids: written.tagIds,
        initial_xp: 10,
        content_rating: "family",
        difficulty_level: "medium",
        language: "en",
        is_premium: false,
        story_structure: {},
      }),
    );
  },
});

/**
 * Submitted from another tab: a list of what is missing, and of numbers below their minimum, gets
 * the focus and links to each field.
 */
export const Faulty = meta.story({
  beforeEach: () => keep({ endings: "0", xpGainMultiplier: "0" }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("tab", { name: "Story Structure" }));
    await userEvent.click(canvas.getByRole("button", { name: "Create Story" }));
    const list = await canvas.findByRole("region", { name: "8 things are to be mended" });
    await expect(list).toHaveFocus();
    await expect(canvas.getByRole("tab", { name: /Basic Info/ })).toHaveTextContent(
      "6 things to mend",
    );
    await userEvent.click(within(list).getByRole("link", { name: "Story prompt" }));
    const prompt = canvas.getByLabelText("Story prompt");
    await expect(prompt).toHaveFocus();
    await expect(prompt).toHaveAccessibleDescription(/^Story prompt is required/);
    await userEvent.keyboard("You are the lamp.");
    await expect(prompt).not.toHaveAttribute("aria-invalid");
    await userEvent.click(canvas.getByRole("link", { name: "XP gain multiplier" }));
    await expect(canvas.getByLabelText("XP gain multiplier")).toHaveAccessibleDescription(
      "This must be at least 0.1.",
    );
    await userEvent.click(canvas.getByRole("link", { name: "Category" }));
    await expect(canvas.getByRole("combobox", { name: /^Category/ })).toHaveFocus();
  },
});

/** Invalid JSON is saved as empty only after a question. */
export const BrokenStructure = meta.story({
  ...Sent.input,
  parameters: withoutPicture,
  beforeEach: () => {
    created.mockClear();
    keep({ ...written, structureText: '{"start_node": ' });
  },
  play: async ({ canvas }) => {
    const send = async () =>
      userEvent.click(await canvas.findByRole("button", { name: "Create Story" }));
    await send();
    await userEvent.click(await screen.findByRole("button", { name: "Mend it first" }));
    await waitFor(() =>
      expect(canvas.getByRole("tab", { name: "Story Structure" })).toHaveAttribute(
        "aria-selected",
        "true",
      ),
    );
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(created).not.toHaveBeenCalled();
    await send();
    await userEvent.click(await screen.findByRole("button", { name: "Save it empty" }));
    await waitFor(() =>
      expect(created).toHaveBeenCalledWith(expect.objectContaining({ story_structure: {} })),
    );
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
});

/** What the server finds wrong with a field stands at it, and what is not in the form above it. */
export const ServerFaults = meta.story({
  args: {
    answers: {
      ...answers,
      createStory: problem(422, "validation", {
        detail: [
          { loc: ["body", "title"], msg: "This title is taken.", type: "x" },
          { loc: ["body", "owner"], msg: "This is not yours to set.", type: "x" },
        ],
      }),
    },
  },
  beforeEach: () => keep(written),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Create Story" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "owner: This is not yours to set.",
    );
    const title = canvas.getByLabelText("Title");
    await expect(title).toHaveAccessibleDescription(/^This title is taken\./);
    await userEvent.type(title, "!");
    await expect(title).not.toHaveAttribute("aria-invalid");
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
  parameters: withoutPicture,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("tab", { name: "Story Structure" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Import" }));
    const dialog = within(await screen.findByRole("dialog"));
    const choose = async (content: BlobPart, name: string) => {
      const input = document.querySelector<HTMLInputElement>('[role="dialog"] input[type="file"]');
      if (input) await userEvent.upload(input, new File([content], name));
    };
    await choose(aBundle(), "The Salt Ferry.zip");
    const coming = await dialog.findByRole("region", { name: "What comes in" });
    await expect(coming).toHaveTextContent("begins a draft of its own");
    await userEvent.click(dialog.getByRole("button", { name: "Import" }));
    await expect(await dialog.findByRole("alert")).toBeVisible();
    await choose(":: Start\nThe boat waits.", "The Salt Ferry.twee");
    await expect(await dialog.findByText(/Begins at Start/)).toBeVisible();
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
