import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { longReviewedStory, reviewedStory } from "../../../../fixtures/admin/review.ts";
import { SceneList } from "./SceneList.tsx";
import type { AskedScene, SceneListProps } from "./SceneList.tsx";

const meta = preview.meta({
  title: "Parts/Author/SceneList",
  component: SceneList,
  args: { scenes: reviewedStory.scenes, start: "landing", language: "en" },
});

/** Every scene with its choices, the start marked; rules are written in words below them. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "landing Start" })).toBeVisible();
    await expect(canvas.getByText("Wait for morning → dawn")).toBeVisible();
    await expect(canvas.getByText("Ending: Morning on this side")).toBeVisible();
    await expect(
      canvas.getByText("Paragraphs marked called are shown if “You have called out” is true."),
    ).toBeVisible();
    await expect(canvas.getByText("The hub river: it offers storylets.")).toBeVisible();
    await expect(canvas.getByText("It takes a copper coin away.")).toBeVisible();
    await expect(
      canvas.getByText("Offered only if “You have called out” is not true."),
    ).toBeVisible();
    await expect(
      canvas.getByText("The storylet is offered only if “You have called out” is true."),
    ).toBeVisible();
  },
});

function Asking(props: SceneListProps) {
  const [asked, setAsked] = useState<AskedScene>();
  return (
    <>
      <button type="button" onClick={() => setAsked({ node: "room_29" })}>
        Where is room_29?
      </button>
      <SceneList {...props} asked={asked} />
    </>
  );
}

/** A requested scene comes first, however many there are. */
export const Asked = meta.story({
  args: { scenes: longReviewedStory.scenes },
  render: (args) => <Asking {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("heading", { name: "room_29" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: /^Where/ }));
    await waitFor(() => expect(canvas.getByRole("heading", { name: "room_29" })).toHaveFocus());
    await expect(canvas.getAllByRole("article")).toHaveLength(8);
    await userEvent.click(canvas.getByRole("button", { name: "22 more scenes" }));
    await expect(canvas.getAllByRole("article")).toHaveLength(30);
  },
});

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });
