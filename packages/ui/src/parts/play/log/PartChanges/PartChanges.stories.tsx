import { expect, waitFor } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { stateChanges } from "../../../../fixtures/player/state.ts";
import { LiveRegion } from "../../../../primitives/feedback/LiveRegion/LiveRegion.tsx";
import { guide } from "./PartChanges.guide.ts";
import { PartChanges } from "./PartChanges.tsx";

const meta = preview.meta({
  title: "Parts/Play/PartChanges",
  component: PartChanges,
  args: { changes: stateChanges },
  decorators: [
    (Story) => (
      <LiveRegion data-testid="said">
        <Story />
      </LiveRegion>
    ),
  ],
  parameters: { guide },
});

/** The changes of a part that was there when the page opened, so they are not announced. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/\+1 Trust, now 3 of 5/)).toHaveTextContent(
      "+1 Trust, now 3 of 5 · The iron key is yours",
    );
    await expect(canvas.getByTestId("said")).toHaveTextContent("");
  },
});

/** The changes of a new part: screen readers announce each sentence once. */
export const New = meta.story({
  args: { isNew: true, check: { isWon: true, odds: 0.62 } },
  play: async ({ canvas }) => {
    const said = canvas.getByTestId("said");
    await waitFor(() =>
      expect(said.textContent).toBe(
        "You brought it off, at odds of 62%. +1 Trust, now 3 of 5. The iron key is yours. ",
      ),
    );
  },
});

/** Without changes nothing is shown. */
export const Nothing = meta.story({
  args: { changes: [], "aria-label": "Changes" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText("Changes")).toBeNull();
  },
});

/** One change of every kind, and a failed skill check, on a phone. */
export const Everything = meta.story({
  args: {
    check: { isWon: false, odds: 0.45 },
    changes: [
      ...stateChanges,
      { kind: "number", name: "Coins", by: -12, value: 0, most: null },
      { kind: "value", name: "The lamp is lit", qualityKind: "flag", value: false },
      { kind: "value", name: "Companion", qualityKind: "one_of", value: "Meera" },
      { kind: "included", name: "What you know", value: "the song of the well" },
      { kind: "excluded", name: "What you owe", value: "the boatman's fare" },
      { kind: "taken", name: "the rope" },
      { kind: "bag_full", name: "the lantern" },
    ],
  },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("It went wrong, at odds of 45%")).toBeVisible();
  },
});

/** In Hindi. */
export const Hindi = meta.story({
  args: {
    check: { isWon: false, odds: 0.62 },
    changes: [
      { kind: "number", name: "भरोसा", by: 1, value: 3, most: 5 },
      { kind: "bag_full", name: "लालटेन" },
    ],
  },
  globals: { locale: "hi" },
});

/** Names in Urdu, on a right-to-left page. */
export const Urdu = meta.story({
  args: {
    changes: [
      { kind: "number", name: "بھروسا", by: 1, value: 3, most: 5 },
      { kind: "given", name: "لوہے کی چابی" },
    ],
  },
  globals: { direction: "rtl" },
});
