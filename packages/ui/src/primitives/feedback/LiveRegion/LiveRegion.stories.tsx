import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { Button } from "../../actions/Button/Button.tsx";
import { guide } from "./LiveRegion.guide.ts";
import { LiveRegion, useAnnounce } from "./LiveRegion.tsx";

function Speaker() {
  const announce = useAnnounce();
  return (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 12 }}>
      <Button onClick={() => announce?.("The lamp is lit.")}>Light the lamp</Button>
      <Button onClick={() => announce?.("The door falls shut.", { urgent: true })}>
        Let the door fall
      </Button>
      <Button onClick={() => announce?.("दीया जल गया।", { lang: "hi" })}>In Hindi</Button>
    </div>
  );
}

const meta = preview.meta({
  title: "Primitives/LiveRegion",
  component: LiveRegion,
  parameters: { guide, chromatic: { disableSnapshot: true } },
});

const said = (root: HTMLElement, politeness = "polite") =>
  [...root.querySelectorAll<HTMLElement>(`[aria-live=${politeness}] > span`)].map((one) =>
    one.textContent?.trim(),
  );

/**
 * Nothing is visible; a screen reader has each sentence, the same one also twice, in the voice of its language. What
 * cannot wait interrupts, and only the latest sentences are kept.
 */
export const Default = meta.story({
  args: { children: <Speaker /> },
  play: async ({ canvas, canvasElement }) => {
    const lamp = canvas.getByRole("button", { name: "Light the lamp" });
    await userEvent.click(lamp);
    await userEvent.click(lamp);
    await expect(said(canvasElement)).toEqual(["The lamp is lit.", "The lamp is lit."]);
    await expect(said(canvasElement, "assertive")).toEqual([]);
    await userEvent.click(canvas.getByRole("button", { name: "Let the door fall" }));
    await expect(said(canvasElement, "assertive")).toEqual(["The door falls shut."]);
    await expect(said(canvasElement)).toEqual(["The lamp is lit.", "The lamp is lit."]);
    await userEvent.click(canvas.getByRole("button", { name: "In Hindi" }));
    await expect(canvasElement.querySelector("[aria-live] > [lang=hi]")).toHaveTextContent(
      "दीया जल गया।",
    );
    for (let times = 0; times < 30; times += 1) await userEvent.click(lamp);
    await expect(said(canvasElement)).toHaveLength(24);
  },
});

function Searching() {
  const [found, setFound] = useState("");
  return (
    <>
      <Button onClick={() => setFound("12 stories")}>Search</Button>
      <Button onClick={() => setFound("3 stories")}>Search closer</Button>
      <LiveRegion text={found} keep={1} />
    </>
  );
}

/** What a page says of itself: announced when it changes, and only the latest is kept. */
export const OfThePage = meta.story({
  render: () => <Searching />,
  play: async ({ canvas, canvasElement }) => {
    await expect(said(canvasElement)).toEqual([]);
    await userEvent.click(canvas.getByRole("button", { name: "Search" }));
    await expect(said(canvasElement)).toEqual(["12 stories"]);
    await userEvent.click(canvas.getByRole("button", { name: "Search closer" }));
    await expect(said(canvasElement)).toEqual(["3 stories"]);
  },
});
