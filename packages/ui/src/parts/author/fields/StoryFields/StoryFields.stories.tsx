import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { storyOptions, urduEntry } from "../../../../fixtures/author/story-editor.ts";
import { WithStoryForm } from "../../../../fixtures/author/WithStoryForm.tsx";
import { FormSection } from "../FormSection/FormSection.tsx";
import type { StoryOptions } from "../../story-form/option.ts";
import type { StoryEntry } from "@katha/storygraph";
import type { StoryFormKind } from "../../story-form/story-entry.ts";
import {
  AccessFields,
  AudienceFields,
  CategoryField,
  NativeReaderField,
  TagField,
  TextFields,
} from "./StoryFields.tsx";
import { GameplayFields } from "./GameplayFields.tsx";
import { guide } from "./StoryFields.guide.ts";

interface Shown {
  kind: StoryFormKind;
  options: StoryOptions;
  entry?: Partial<StoryEntry>;
  onRetry?: () => void;
}

function Writing({ kind, options, entry, onRetry }: Shown) {
  return (
    <WithStoryForm {...(entry && { entry })}>
      {(form) => (
        <FormSection title="Every field">
          <TextFields form={form} kind={kind} />
          <CategoryField
            form={form}
            options={options}
            onRetry={onRetry}
            required={kind !== "edit"}
          />
          <TagField form={form} options={options} />
          <AudienceFields form={form} kind={kind} options={options} />
          <NativeReaderField form={form} />
          <AccessFields form={form} />
          {kind !== "admin" && <GameplayFields form={form} />}
        </FormSection>
      )}
    </WithStoryForm>
  );
}

const create: Shown = { kind: "create", options: storyOptions };
const optionsOf = async (label: RegExp) => {
  await userEvent.click(screen.getByRole("combobox", { name: label }));
  const found = await screen.findAllByRole("option");
  const names = found.map((option) => option.textContent);
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("listbox")).not.toBeInTheDocument());
  return names;
};

const meta = preview.meta({
  title: "Parts/Author/StoryFields",
  component: Writing,
  args: { ...create, onRetry: fn() },
  parameters: { inBothThemes: true, guide },
});

/**
 * A new story: the options and minimums of that form. What it means to forbid that readers take the
 * story along is said beside the switch.
 */
export const Create = meta.story({
  play: async ({ canvas }) => {
    await expect(await optionsOf(/^Content rating/)).toEqual([
      "Family",
      "Teen (13+)",
      "Mature (17+)",
    ]);
    await expect(await optionsOf(/^Difficulty/)).toEqual(["Beginner", "Medium", "Advanced"]);
    await expect(await optionsOf(/^Skill checks/)).toEqual(["Easy", "Medium", "Hard"]);
    await expect(await optionsOf(/^Language/)).toHaveLength(4);
    await expect(canvas.getByLabelText("Possible endings")).toHaveAttribute("min", "1");
    const multiplier = canvas.getByLabelText("XP gain multiplier");
    await expect(multiplier).toHaveAttribute("min", "0.1");
    await expect(multiplier).toHaveAttribute("step", "0.1");
    const forbidden = canvas.getByRole("checkbox", { name: "Do not let readers take it along" });
    await expect(forbidden).not.toBeChecked();
    await expect(forbidden).toHaveAccessibleDescription(/Its whole text lies there then/);
    forbidden.focus();
    await userEvent.keyboard(" ");
    await expect(forbidden).toBeChecked();
  },
});

/** An existing story: its current values stay among the options. */
export const Edit = meta.story({
  args: { kind: "edit", entry: { contentRating: "family", difficultyLevel: "beginner" } },
  play: async () => {
    await expect(await optionsOf(/^Content rating/)).toEqual([
      "General",
      "Teen (13+)",
      "Mature (17+)",
      "Family",
    ]);
    await expect(await optionsOf(/^Difficulty/)).toEqual(["Easy", "Medium", "Hard", "Beginner"]);
    await expect(await optionsOf(/^Category/)).toContain("No category");
  },
});

/** The administrators' options. */
export const Admin = meta.story({
  args: { kind: "admin" },
  play: async () => {
    await expect(await optionsOf(/^Content rating/)).toEqual([
      "Everyone",
      "Family",
      "Teen (13+)",
      "Mature (17+)",
    ]);
  },
});

/** Categories and tags are loading. */
export const Loading = meta.story({
  args: { options: { ...storyOptions, state: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: /^Category/ })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
});

/** Categories and tags could not be loaded; the other fields can be filled in meanwhile. */
export const OptionsFailed = meta.story({
  args: {
    options: {
      languages: storyOptions.languages,
      state: "failed",
      message: "Failed to load categories and tags. Please try again.",
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText("Title")).toBeEnabled();
  },
});

/** A command's error disappears when the command is deleted. */
export const DeletingACommand = meta.story({
  args: {
    entry: {
      gameConfigText: JSON.stringify({
        commands: { "Ask the goat": { cost: 1 }, "Row on": { cost: 2 } },
      }),
    },
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText("XP that command 1 takes"), "x");
    await expect(canvas.getByLabelText("XP that command 1 takes")).toHaveValue("1x");
    await userEvent.click(canvas.getByRole("button", { name: "Delete command 1" }));
    await expect(canvas.getByLabelText("Command 1")).toHaveValue("Row on");
    await expect(canvas.getByLabelText("XP that command 1 takes")).toHaveValue("2");
  },
});

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });

/** An Urdu story on a right-to-left page. */
export const Urdu = meta.story({ args: { entry: urduEntry }, globals: { direction: "rtl" } });
