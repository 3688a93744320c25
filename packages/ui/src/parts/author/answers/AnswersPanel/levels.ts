import type { AnswerLevel } from "@katha/storygraph";
import {
  BranchIcon,
  CreationsIcon,
  PartlyIcon,
  ProfileIcon,
} from "../../../../primitives/marks/Icon/icons.ts";
import type { IconProps } from "../../../../primitives/marks/Icon/Icon.tsx";

/** Where an answer comes from, the most special first. */
export const levels = ["scene", "one", "story", "none"] as const satisfies readonly (
  | AnswerLevel
  | "none"
)[];
export type Level = (typeof levels)[number];

/** The sign of each; its word stands beside it. */
export const levelIcons: Readonly<Record<Level, IconProps["icon"]>> = {
  scene: BranchIcon,
  one: ProfileIcon,
  story: CreationsIcon,
  none: PartlyIcon,
};
