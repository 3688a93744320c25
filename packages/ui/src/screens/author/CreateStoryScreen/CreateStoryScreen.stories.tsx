import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { findings, storyOptions, writtenEntry } from "../../../fixtures/author/story-editor.ts";
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

/**
 * Submitted from another tab: a list of what is missing, and of numbers below their minimum, gets
 * the focus and links to each field.
 */
export const Faulty = meta.story({
  args: { draft: { endings: "0", xpGainMultiplier: "0" } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("tab", { name: "Story Structure" }));
    await send();
    const list = canvas.getByRole("region", { name: "8 things are to be mended" });
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
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Invalid JSON is saved as empty only after a question; the findings of its check stand beside it. */
export const BrokenStructure = meta.story({
  args: { draft: { ...writtenEntry, structureText: '{"start_node": ' }, findings },
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
    await expect(canvas.getByRole("heading", { name: "What the review found" })).toBeVisible();
    await send();
    await userEvent.click(await screen.findByRole("button", { name: "Save it empty" }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ structure: {} }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
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

/** Being sent; it cannot be sent twice. */
export const Busy = meta.story({
  args: { draft: writtenEntry, busy: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Creating..." }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
