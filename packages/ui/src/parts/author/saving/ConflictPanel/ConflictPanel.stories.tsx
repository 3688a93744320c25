import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import {
  otherTagline,
  storyOptions,
  writtenEntry,
} from "../../../../fixtures/author/story-editor.ts";
import { WithStoryForm } from "../../../../fixtures/author/WithStoryForm.tsx";
import { ConflictPanel } from "./ConflictPanel.tsx";
import type { ConflictPanelProps } from "./ConflictPanel.tsx";
import { guide } from "./ConflictPanel.guide.ts";

type WritingProps = Pick<ConflictPanelProps, "theirs" | "scenes" | "onDecide">;

/** A form of which a part is decided once. */
function Writing({ scenes, onDecide, ...conflict }: WritingProps) {
  const [decided, setDecided] = useState<readonly string[]>([]);
  const isOpen = (part: string) => !decided.includes(part);
  return (
    <WithStoryForm>
      {(form) => (
        <ConflictPanel
          {...conflict}
          form={form}
          savedAt="2026-11-20T05:00:00Z"
          fields={(["tagline", "categoryId", "tagIds", "isPremium"] as const).filter(isOpen)}
          scenes={scenes.filter(({ id }) => isOpen(id))}
          onDecide={(part, side) => {
            setDecided([...decided, part]);
            onDecide(part, side);
          }}
          options={storyOptions}
        />
      )}
    </WithStoryForm>
  );
}

const meta = preview.meta({
  title: "Parts/Author/ConflictPanel",
  component: Writing,
  subcomponents: { ConflictPanel },
  args: {
    theirs: {
      ...writtenEntry,
      tagline: otherTagline,
      categoryId: "ghosts",
      tagIds: ["night"],
      isPremium: true,
    },
    scenes: [],
    onDecide: fn(),
  },
  parameters: { guide },
});

/**
 * Both versions, wherever they differ; a field that was decided is no longer listed. Only its title
 * is announced when it appears: not both versions, and not every keystroke afterwards.
 */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(/^It was saved elsewhere meanwhile$/);
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(4);
    await expect(canvas.getByText("Ghost stories")).toBeVisible();
    await expect(canvas.getByText("Forest, Ramayana")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Take the saved one: Tagline" }));
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(3);
  },
});

/** Each field and scene is listed until it is decided; a scene that one side deleted says so. */
export const BothWays = meta.story({
  args: {
    scenes: [
      { id: "text", title: "ford: what is told", mine: () => "A river.", theirs: "A wide river." },
      { id: "gone", title: "attic: the whole scene", mine: () => "Dust and a lamp.", theirs: null },
    ],
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Take the saved one: Tagline" }));
    await expect(args.onDecide).toHaveBeenLastCalledWith("tagline", "theirs");
    await userEvent.click(canvas.getByRole("button", { name: "Keep mine: Category" }));
    await expect(args.onDecide).toHaveBeenLastCalledWith("categoryId", "mine");
    await expect(canvas.getByText("Taken away")).toBeVisible();
    await userEvent.click(
      canvas.getByRole("button", { name: "Take the saved one: attic: the whole scene" }),
    );
    await expect(args.onDecide).toHaveBeenLastCalledWith("gone", "theirs");
  },
});

/** In Hindi, on a phone, where they are stacked. */
export const Hindi = meta.story({ globals: { locale: "hi", viewport: { value: "phone" } } });

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
