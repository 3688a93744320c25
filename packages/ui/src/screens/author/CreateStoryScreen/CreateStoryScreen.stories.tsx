import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import {
  findings,
  storyOptions,
  urduEntry,
  writtenEntry,
} from "../../../fixtures/author/story-editor.ts";
import { withShell } from "../../../fixtures/WithShell.tsx";
import { guide } from "./CreateStoryScreen.guide.ts";
import { CreateStoryScreen } from "./CreateStoryScreen.tsx";

const meta = preview.meta({
  title: "Screens/CreateStory",
  component: CreateStoryScreen,
  args: {
    options: storyOptions,
    onRetryOptions: fn(),
    onSubmit: fn(),
    onEntryChange: fn(),
    onForgetDraft: fn(),
    links: { cancel: "#mine" },
  },
  decorators: [withShell],
  parameters: { guide, bar: "plain", layout: "fullscreen", chromatic: { modes: modes.screen } },
});

const send = () => userEvent.click(screen.getByRole("button", { name: "Create Story" }));

/** Before anything is entered: four tabs, the first one open. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
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
  },
});

/** Filled in: only Basic Info is required, and the other fields keep their defaults. */
export const Default = meta.story({
  args: { draft: writtenEntry },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("tab", { name: "Gameplay" }));
    await userEvent.clear(canvas.getByLabelText("Starting XP"));
    await send();
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        title: "Fourteen Years",
        categoryId: "epics",
        tagIds: ["forest", "ramayana"],
        initialXp: 10,
        playMinutes: 30,
        endings: 1,
        contentRating: "family",
        difficulty: "medium",
        language: "en",
        isPremium: false,
        awaitsNativeReader: false,
        isOnlineOnly: false,
        structure: {},
      }),
    );
  },
});

/** Submitted empty from another tab: a list of the missing fields gets the focus and links to each. */
export const Faulty = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("tab", { name: "Story Structure" }));
    await send();
    const list = canvas.getByRole("region", { name: "6 things are to be mended" });
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
    await userEvent.click(canvas.getByRole("link", { name: "Category" }));
    await expect(canvas.getByRole("combobox", { name: /^Category/ })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Numbers below their minimum show an error at the field. */
export const TooSmall = meta.story({
  args: { draft: { ...writtenEntry, endings: "0", xpGainMultiplier: "0" } },
  play: async ({ args, canvas }) => {
    await send();
    await userEvent.click(await canvas.findByRole("link", { name: "XP gain multiplier" }));
    await expect(canvas.getByLabelText("XP gain multiplier")).toHaveAccessibleDescription(
      "This must be at least 0.1.",
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Invalid JSON is saved as empty only after a question. */
export const BrokenStructure = meta.story({
  args: { draft: { ...writtenEntry, structureText: '{"start_node": ' } },
  play: async ({ args, canvas }) => {
    await send();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole("button", { name: "Mend it first" }));
    await waitFor(() =>
      expect(canvas.getByRole("tab", { name: "Story Structure" })).toHaveAttribute(
        "aria-selected",
        "true",
      ),
    );
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await send();
    await userEvent.click(await screen.findByRole("button", { name: "Save it empty" }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ structure: {} }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
});

/** Unsaved text from the last visit is restored, and can be discarded. */
export const KeptDraft = meta.story({
  args: { draft: { title: "A title", tagline: "Half a lin" } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("What you wrote last time is here.");
    await userEvent.type(canvas.getByLabelText("Tagline"), "e");
    await expect(args.onEntryChange).toHaveBeenCalledWith({ tagline: "Half a line" });
    await expect(canvas.getByLabelText("Title")).toHaveValue("A title");
    await userEvent.click(canvas.getByRole("button", { name: "Start afresh" }));
    await expect(args.onForgetDraft).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText("Title")).toHaveValue("");
  },
});

/** Several errors from the server, joined in one message and shown at their fields. */
export const ServerFaults = meta.story({
  args: {
    draft: writtenEntry,
    failure: [
      { path: "body.title", message: "This title is taken." },
      { path: "body.cover_image_url", message: "Cover image must be a URL" },
    ],
    answered: { title: "This title is taken.", coverUrl: "Cover image must be a URL" },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "body.title: This title is taken., body.cover_image_url: Cover image must be a URL",
    );
    const title = canvas.getByLabelText("Title");
    await expect(title).toHaveAccessibleDescription(/^This title is taken\./);
    await userEvent.type(title, "!");
    await expect(title).not.toHaveAttribute("aria-invalid");
  },
});

/** The user is not allowed to create a story. */
export const Failed = meta.story({
  args: { draft: writtenEntry, failure: "You do not have permission to create stories." },
});

/** Being sent; it cannot be sent twice. */
export const Busy = meta.story({
  args: { draft: writtenEntry, busy: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Creating..." }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Categories and tags are loading. */
export const Loading = meta.story({ args: { options: { state: "loading" } } });

/** Loading failed. */
export const OptionsFailed = meta.story({
  args: {
    options: { state: "failed", message: "Failed to load categories and tags. Please try again." },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetryOptions).toHaveBeenCalledOnce();
  },
});

/** The structure, with the findings of its check shown while it is edited. */
export const Structure = meta.story({
  args: { draft: writtenEntry, findings },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("tab", { name: "Story Structure" }));
    await expect(canvas.getByRole("heading", { name: "What the review found" })).toBeVisible();
  },
});

/** Moving through the tabs with the keyboard alone. */
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    canvas.getByRole("tab", { name: "Basic Info" }).focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await waitFor(() => expect(canvas.getByRole("tab", { name: "Gameplay" })).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByLabelText("Starting XP")).toHaveFocus();
  },
});

/** On a phone. */
export const Phone = meta.story({
  args: { draft: writtenEntry },
  globals: { viewport: { value: "phone" } },
});

/** In Hindi. */
export const Hindi = meta.story({ args: { draft: writtenEntry }, globals: { locale: "hi" } });

/** An Urdu story, right to left. */
export const Urdu = meta.story({ args: { draft: urduEntry }, globals: { direction: "rtl" } });
