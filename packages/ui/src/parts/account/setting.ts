import type { ElementProps } from "../../primitives/element.ts";

/** A setting that takes effect at once. Other props are passed to its section. */
export interface SettingProps extends ElementProps<"section", "title"> {
  /**
   * The change is being saved.
   * @default false
   */
  busy?: boolean;
  /** Why it could not be changed. */
  failure?: string | undefined;
}
