import { expect } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { timeOfDay } from "../../../../../../../.storybook/testing/clock.ts";
import { SaveStatus, saveStates } from "./SaveStatus.tsx";
import type { SaveStatusProps } from "./SaveStatus.tsx";
import { guide } from "./SaveStatus.guide.ts";

const line: SaveStatusProps = { state: "saved", savedAt: "2026-11-20T05:00:00Z" };

const meta = preview.meta({
  title: "Parts/Author/SaveStatus",
  id: "parts-author-keepingline",
  component: SaveStatus,
  args: line,
  parameters: { guide },
});

/** Saved, with the time. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Saved at/)).toHaveTextContent(
      `Saved at ${timeOfDay("2026-11-20T05:00:00Z")}`,
    );
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
  },
});

/** All states. */
export const States = meta.story({
  render: () => (
    <div style={{ display: "grid" }}>
      {saveStates.map((state) => (
        <SaveStatus key={state} state={state} />
      ))}
    </div>
  ),
});

/** The text is saved only in this browser, which is announced. */
export const Kept = meta.story({
  args: { state: "kept" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Not saved: kept in this browser");
  },
});

/** In Hindi. */
export const Hindi = meta.story({ args: { state: "asking" }, globals: { locale: "hi" } });

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
