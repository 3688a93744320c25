import preview from "../../../../../.storybook/preview.tsx";
import { Badge } from "./Badge.tsx";

const meta = preview.meta({
  title: "Primitives/Badge",
  component: Badge,
  args: { children: "Draft" },
});

/** A state that asks for nothing. */
export const Quiet = meta.story();

/** A state to be glad of. */
export const Leaf = meta.story({ args: { tone: "leaf", children: "Published" } });

/** A state to look into. */
export const Madder = meta.story({ args: { tone: "madder", children: "Returned" } });
