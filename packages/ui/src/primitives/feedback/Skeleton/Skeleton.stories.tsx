import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./Skeleton.guide.ts";
import { Skeleton } from "./Skeleton.tsx";

const meta = preview.meta({
  title: "Primitives/Skeleton",
  component: Skeleton,
  parameters: { guide },
});

/** For a line of text. */
export const Line = meta.story({ args: { width: "60%" } });

/** For a picture, and for an avatar. */
export const Shapes = meta.story({
  render: () => (
    <>
      <Skeleton variant="picture" width="320px" />
      <Skeleton variant="disc" />
    </>
  ),
});
