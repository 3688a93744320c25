import { expect, userEvent } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { guide } from "./Announcer.guide.ts";
import { Announcer, useAnnounce } from "./Announcer.tsx";

function Speaker() {
  const announce = useAnnounce();
  return <Button onClick={() => announce?.("The lamp is lit.")}>Light the lamp</Button>;
}

const meta = preview.meta({
  title: "Parts/Play/Announcer",
  component: Announcer,
  parameters: { guide },
});

/** Nothing is visible; a screen reader announces the sentence. */
export const Default = meta.story({
  args: { children: <Speaker /> },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(canvasElement.querySelector("[aria-live=polite]")).toHaveTextContent(
      "The lamp is lit.",
    );
  },
});

/** Only the latest sentences are kept for screen readers. */
export const Forgets = meta.story({
  args: { children: <Speaker /> },
  play: async ({ canvas, canvasElement }) => {
    for (let said = 0; said < 30; said += 1) await userEvent.click(canvas.getByRole("button"));
    await expect(canvasElement.querySelectorAll("[aria-live] > span")).toHaveLength(24);
  },
});
