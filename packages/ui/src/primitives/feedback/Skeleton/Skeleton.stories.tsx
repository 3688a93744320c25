import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./Skeleton.guide.ts";
import { Skeleton } from "./Skeleton.tsx";

const meta = preview.meta({
  title: "Primitives/Skeleton",
  component: Skeleton,
  parameters: { guide },
});

/** A line of text on its way. */
export const Line = meta.story({ args: { width: "60%" } });

/** A picture on its way. */
export const PictureShape = meta.story({ args: { variant: "picture", width: "320px" } });

/** A face on its way. */
export const Disc = meta.story({ args: { variant: "disc" } });
