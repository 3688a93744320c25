import { expect, fn, screen, spyOn, userEvent, waitFor } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { timeOfDay } from "../../../../../../.storybook/testing/clock.ts";
import {
  editedEntry,
  otherTagline,
  storyOptions,
  urduEntry,
} from "../../../fixtures/author/story-editor.ts";
import type { StructureSlot } from "../../../parts/author/fields/StructureField/StructureField.tsx";
import { withShell } from "../../../fixtures/WithShell.tsx";
import { guide } from "./EditStoryScreen.guide.ts";
import { EditStoryScreen } from "./EditStoryScreen.tsx";
import type { EditResult } from "./EditStoryScreen.tsx";

const here: EditResult = { state: "ready", story: editedEntry };

const meta = preview.meta({
  title: "Screens/EditStory",
  component: EditStoryScreen,
  args: {
    result: here,
    options: storyOptions,
    onSave: fn(),
    onLeave: fn(),
    onRetry: fn(),
    links: { back: "#mine" },
  },
  decorators: [withShell],
  parameters: { guide, bar: "plain", layout: "fullscreen", chromatic: { modes: modes.screen } },
  beforeEach: () => {
    spyOn(window, "scrollTo").mockImplementation(() => undefined);
  },
});

/** Changed and saved. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    for (const name of ["Basic Information", "Categorization", "Settings", "Gameplay"]) {
      await expect(canvas.getByRole("region", { name })).toBeVisible();
    }
    await userEvent.type(canvas.getByLabelText("Title"), " Again ");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Forest" }));
    await userEvent.click(canvas.getByRole("button", { name: "Save Changes" }));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        title: "Fourteen Years Again ",
        tagIds: ["ramayana"],
        contentRating: "teen",
      }),
    );
  },
});

/** All fields of a new story can be changed later. */
export const Everything = meta.story({
  play: async ({ args, canvas }) => {
    const figures = {
      "Play time in minutes": "45",
      "Starting XP": "80",
      Actions: "4",
      "Story cards": "5",
      "Total scenes": "6",
      "Branching points": "2",
      "Possible endings": "3",
      "XP gain multiplier": "1.5",
      "Highest health": "60",
      "Inventory slots": "2",
    };
    for (const [name, value] of Object.entries(figures)) {
      const field = canvas.getByLabelText(name);
      await userEvent.clear(field);
      await userEvent.type(field, value);
    }
    const prompt = canvas.getByLabelText("Story prompt");
    await userEvent.clear(prompt);
    await userEvent.type(prompt, "You carry the pots.");
    const choose = async (field: RegExp, option: string) => {
      await userEvent.click(canvas.getByRole("combobox", { name: field }));
      await userEvent.click(await screen.findByRole("option", { name: option }));
      await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    };
    await choose(/^Language/, "हिन्दी");
    await choose(/^Skill checks/, "Hard");
    await choose(/^Difficulty/, "Easy");
    await userEvent.click(
      canvas.getByRole("checkbox", { name: "Do not let readers take it along" }),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Save Changes" }));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        prompt: "You carry the pots.",
        isOnlineOnly: true,
        language: "hi",
        difficulty: "easy",
        playMinutes: "45",
        initialXp: "80",
        actions: "4",
        cards: "5",
        scenes: "6",
        branches: "2",
        endings: "3",
        xpGainMultiplier: "1.5",
        healthMax: "60",
        inventorySlots: "2",
        skillCheck: "hard",
      }),
    );
  },
});

/** A rule that the server rejected is shown at its field. */
export const RuleRefused = meta.story({
  args: { answered: { healthMax: "This must be at most 1000000.", language: "Not this one." } },
  play: async ({ canvas }) => {
    const faults = await canvas.findByRole("region", { name: "2 things are to be mended" });
    await waitFor(() => expect(faults).toHaveFocus());
    await userEvent.click(canvas.getByRole("link", { name: "Highest health" }));
    const health = canvas.getByLabelText("Highest health");
    await expect(health).toHaveFocus();
    await expect(health).toHaveAccessibleDescription(/^This must be at most 1000000/);
  },
});

/** The cover's URL could not be fetched yet. */
export const CoverAwaited = meta.story({
  args: {
    awaited: {
      url: editedEntry.coverUrl,
      until: "2026-11-27T12:00:00Z",
      isGivenUp: false,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/is tried again until Nov 27, 2026/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText("Cover image URL"), "?other");
    await expect(canvas.queryByText(/is tried again/)).toBeNull();
  },
});

const structureEditor = ({ text, onText, id }: StructureSlot) => (
  <textarea
    id={id}
    aria-label="A desk of the structure"
    value={text}
    onChange={(event) => onText(event.currentTarget.value)}
  />
);

/** With the structure editor. */
export const Structure = meta.story({
  args: { structureEditor },
  play: async ({ args, canvas }) => {
    const desk = canvas.getByLabelText("A desk of the structure");
    await userEvent.clear(desk);
    await userEvent.click(desk);
    await userEvent.paste('{"nodes":{"a":"A"}}');
    await userEvent.click(canvas.getByRole("button", { name: "Save Changes" }));
    await expect(args.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({ structureText: '{"nodes":{"a":"A"}}' }),
    );
  },
});

/** The reason why the review returned the story, with a button that leads to the scenes. */
export const Returned = meta.story({
  args: {
    structureEditor,
    returned: { reason: "Say who Meera is.", at: "2026-11-20T09:30:00Z" },
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Say who Meera is.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "To the scenes" }));
    await expect(canvas.getByRole("region", { name: "Story Structure" })).toHaveFocus();
  },
});

/** An unreadable structure is not saved as empty; the error links to the editor. */
export const Unreadable = meta.story({
  args: { structureEditor },
  play: async ({ args, canvas }) => {
    const desk = canvas.getByLabelText("A desk of the structure");
    await userEvent.clear(desk);
    await userEvent.click(desk);
    await userEvent.paste('{"nodes":');
    await userEvent.click(canvas.getByRole("button", { name: "Save Changes" }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("link", { name: /Story structure/ }));
    await expect(desk).toHaveFocus();
  },
});

/** Title, description and prompt are required, the cover must be a URL, and numbers have a minimum. */
export const Faulty = meta.story({
  args: {
    result: {
      state: "ready",
      story: {
        ...editedEntry,
        title: "",
        description: " ",
        prompt: "",
        coverUrl: "cover.png",
        endings: "0",
      },
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save Changes" }));
    await expect(canvas.getByRole("region", { name: "5 things are to be mended" })).toHaveFocus();
    await expect(canvas.getByLabelText("Cover image URL")).toHaveAccessibleDescription(
      /^Cover image must be a URL/,
    );
    await expect(canvas.getByLabelText("Possible endings")).toHaveAccessibleDescription(
      /^This must be at least 1/,
    );
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

/** Being saved. */
export const Saving = meta.story({
  args: { saving: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Saving..." }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

/** Saved; two seconds later the page goes back. */
export const Saved = meta.story({
  args: { saved: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Story updated successfully!");
    await expect(args.onLeave).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledOnce());
  },
});

/** Saving failed: the page scrolls to the reason at the top, and keeps what was typed. */
export const Failed = meta.story({
  args: { failure: "Failed to update story" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Failed to update story");
    await waitFor(() => expect(window.scrollTo).toHaveBeenCalledWith({ top: 0 }));
  },
});

/** Saved elsewhere meanwhile: conflicting values are side by side until one is chosen. */
export const Conflict = meta.story({
  args: {
    saveStatus: { state: "asking" },
    conflict: {
      savedAt: "2026-11-20T05:00:00Z",
      story: { ...editedEntry, tagline: otherTagline, isPremium: true },
      fields: ["tagline", "isPremium"],
      scenes: [
        { id: "1", title: "ford: what is told", mine: () => "A river.", theirs: "A wide river." },
      ],
      onDecide: fn(),
      onDecideScene: fn(),
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("It was saved elsewhere meanwhile");
    await userEvent.click(canvas.getByRole("button", { name: "Take the saved one: Tagline" }));
    await expect(canvas.getByLabelText("Tagline")).toHaveValue(otherTagline);
    await expect(args.conflict?.onDecide).toHaveBeenLastCalledWith("tagline", "theirs");
    await userEvent.click(canvas.getByRole("button", { name: "Keep mine: Premium story" }));
    await expect(args.conflict?.onDecide).toHaveBeenLastCalledWith("isPremium", "mine");
    await expect(canvas.getByRole("checkbox", { name: /Premium/ })).not.toBeChecked();
    await userEvent.click(canvas.getByRole("button", { name: "Keep mine: ford: what is told" }));
    await expect(args.conflict?.onDecideScene).toHaveBeenLastCalledWith("1", "mine");
  },
});

/** Changes from elsewhere are merged into the form, and the page says so. */
export const WrittenElsewhere = meta.story({
  args: {
    result: { state: "ready", story: { ...editedEntry, tagline: otherTagline } },
    remoteChanges: { fields: ["tagline"], scenes: 2, onDismiss: fn() },
    saveStatus: { state: "saved", savedAt: "2026-11-20T05:00:00Z" },
    onEntryChange: fn(),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText("Title")).toHaveValue(editedEntry.title);
    await expect(canvas.getByLabelText("Tagline")).toHaveValue(otherTagline);
    await userEvent.type(canvas.getByLabelText("Tagline"), "!");
    await expect(args.onEntryChange).toHaveBeenLastCalledWith({ tagline: `${otherTagline}!` });
    await expect(canvas.getByLabelText("Tagline")).toHaveValue(`${otherTagline}!`);
    await expect(canvas.getByText(/^Saved at/)).toHaveTextContent(
      `Saved at ${timeOfDay("2026-11-20T05:00:00Z")}`,
    );
  },
});

/** A published story is saved only when its author presses the button. */
export const Deliberate = meta.story({
  args: {
    saveStatus: { state: "deliberate" },
    saveNote: "Readers have this story, so it is saved when you say so.",
  },
  globals: { viewport: { value: "phone" } },
});

/** Loading for the first time. */
export const Loading = meta.story({
  args: { result: { state: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading story details...");
  },
});

/** The story could not be loaded. */
export const LoadFailed = meta.story({
  args: { result: { state: "failed", message: "Failed to load story details" } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: "phone" } } });

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });

/** An Urdu story, right to left. */
export const Urdu = meta.story({
  args: { result: { state: "ready", story: urduEntry } },
  globals: { direction: "rtl" },
});
