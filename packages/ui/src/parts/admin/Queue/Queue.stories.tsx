import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Queue } from "./Queue.tsx";
import { guide } from "./Queue.guide.ts";

const letters = ["The ferryman's", "The toll keeper's", "The heron's"].map((whose) => ({
  id: whose,
  whose,
}));

function Letters() {
  const [waiting, setWaiting] = useState(letters);
  return (
    <Queue items={waiting} empty={<p>Every letter is answered.</p>}>
      {({ id, whose }) => (
        <Button onClick={() => setWaiting(waiting.filter((letter) => letter.id !== id))}>
          {`Answer ${whose}`}
        </Button>
      )}
    </Queue>
  );
}

const meta = preview.meta({
  title: "Parts/Admin/Queue",
  component: Letters,
  subcomponents: { Queue },
  parameters: { guide },
});

/** Oldest first. By keyboard: after each decision the focus moves to the next item, and past the last one. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
    canvas.getByRole("button", { name: /toll keeper/ }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: /heron/ })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: /ferryman/ })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const nothing = canvas.getByText("Every letter is answered.");
    await expect(nothing).toBeVisible();
    await expect(nothing.parentElement).toHaveFocus();
  },
});
