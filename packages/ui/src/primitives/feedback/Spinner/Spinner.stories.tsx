import { expect } from "storybook/test";
import {
  animated,
  lessMotion,
  wantsLessMotion,
} from "../../../../../../.storybook/testing/media.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./Spinner.guide.ts";
import { Spinner } from "./Spinner.tsx";

const meta = preview.meta({
  title: "Primitives/Spinner",
  component: Spinner,
  parameters: { guide },
});

/** Beside a line of text. */
export const Medium = meta.story();

/** Small within a button, large for a whole page. */
export const Sizes = meta.story({
  render: () => (
    <>
      <Spinner size="small" />
      <Spinner size="large" />
    </>
  ),
});

/** With reduced motion it fades in and out instead of turning. */
export const LessMotion = meta.story({
  args: { size: "large" },
  parameters: lessMotion,
  play: async ({ canvasElement }) => {
    if (!wantsLessMotion()) return;
    const [ring] = canvasElement.getElementsByTagName("span");
    await expect(new Set(animated(ring as Element))).toEqual(new Set(["opacity"]));
  },
});
