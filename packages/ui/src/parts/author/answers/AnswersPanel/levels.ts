import type { AnswerLevel } from "@katha/storygraph";
import {
  BranchIcon,
  CreationsIcon,
  PartlyIcon,
  ProfileIcon,
} from "../../../../primitives/marks/Icon/icons.ts";
import type { IconProps } from "../../../../primitives/marks/Icon/Icon.tsx";

/** The levels at which an act can be answered, the most specific first. */
export const levels = ["scene", "one", "story", "none"] as const satisfies readonly (
  | AnswerLevel
  | "none"
)[];
export type Level = (typeof levels)[number];

/** The icon of each level, which is shown with its name. */
export const levelIcons: Readonly<Record<Level, IconProps["icon"]>> = {
  scene: BranchIcon,
  one: ProfileIcon,
  story: CreationsIcon,
  none: PartlyIcon,
};
