import { expect } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./Medallion.guide.ts";
import { Medallion } from "./Medallion.tsx";
import type { MedallionProps } from "./Medallion.tsx";

const onTheWay: MedallionProps = { state: "open", percent: 60, children: "60%" };

const meta = preview.meta({
  title: "Parts/Progress/Medallion",
  component: Medallion,
  args: onTheWay,
  parameters: { guide },
});

/** On the way: seven petals of twelve. */
export const Open = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("[data-lit=true]")).toHaveLength(7);
  },
});

/** Done: every petal, and a mark. */
export const Completed = meta.story({
  args: { state: "completed", percent: 100, children: "100%" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("[data-lit=true]")).toHaveLength(12);
  },
});

/** Not for this level yet. */
export const Locked = meta.story({ args: { state: "locked", percent: 0, children: "0%" } });
