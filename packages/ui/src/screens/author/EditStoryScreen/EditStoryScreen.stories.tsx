import { expect, fn, screen, spyOn, userEvent, waitFor } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { editedEntry, otherTagline, storyOptions } from "../../../fixtures/author/story-editor.ts";
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

const structureEditor = ({ text, onText, id }: StructureSlot) => (
  <textarea
    id={id}
    aria-label="A desk of the structure"
    value={text}
    onChange={(event) => onText(event.currentTarget.value)}
  />
);

/** With the structure editor: an unreadable structure is not saved as empty; the error links to the editor. */
export const Structure = meta.story({
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
    await userEvent.clear(desk);
    await userEvent.click(desk);
    await userEvent.paste('{"nodes":{"a":"A"}}');
    await userEvent.click(canvas.getByRole("button", { name: "Save Changes" }));
    await expect(args.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({ structureText: '{"nodes":{"a":"A"}}' }),
    );
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
