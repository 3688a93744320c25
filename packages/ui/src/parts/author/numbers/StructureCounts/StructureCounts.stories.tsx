import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { writtenEntry } from "../../../../fixtures/author/story-editor.ts";
import type { StoryEntry } from "@katha/storygraph";
import { StructureCounts } from "./StructureCounts.tsx";
import { guide } from "./StructureCounts.guide.ts";

const structureText = JSON.stringify({
  start_node: "well",
  nodes: {
    well: {
      text: "",
      choices: [
        { text: "Climb down.", target: "water" },
        { text: "Walk away.", target: "road" },
      ],
    },
    water: { text: "", choices: [] },
    road: { text: "", choices: [] },
  },
});

interface Written {
  entry: StoryEntry;
  onEntryChange: (field: string, value: unknown) => void;
}

function Figures({ entry, onEntryChange }: Written) {
  const [written, setWritten] = useState(entry);
  return (
    <StructureCounts
      form={{
        entry: written,
        write: (field, value) => {
          setWritten((before) => ({ ...before, [field]: value }));
          onEntryChange(field, value);
        },
      }}
    />
  );
}

const meta = preview.meta({
  title: "Parts/Author/StructureCounts",
  id: "parts-author-countedfigures",
  component: Figures,
  subcomponents: { StructureCounts },
  args: {
    entry: {
      ...writtenEntry,
      totalScenes: "0",
      branchingPoints: "0",
      possibleEndings: "1",
      structureText,
    },
    onEntryChange: fn(),
  },
  parameters: { guide },
});

/**
 * The counts of the structure are copied to the story's figures; after that there is nothing to
 * suggest.
 */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("In the structure: 3 scenes", { exact: false })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Take these figures" }));
    await expect(args.onEntryChange).toHaveBeenCalledWith("totalScenes", "3");
    await expect(args.onEntryChange).toHaveBeenCalledWith("branchingPoints", "1");
    await expect(args.onEntryChange).toHaveBeenCalledWith("possibleEndings", "2");
    await expect(canvas.queryByRole("button")).toBeNull();
  },
});

/** The figures already agree. */
export const Agreed = meta.story({
  args: {
    entry: {
      ...writtenEntry,
      totalScenes: "3",
      branchingPoints: "1",
      possibleEndings: "2",
      structureText,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
});

/** In Hindi, on a phone. */
export const Hindi = meta.story({ globals: { locale: "hi", viewport: { value: "phone" } } });
