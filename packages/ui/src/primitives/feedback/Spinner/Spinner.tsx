import type { ElementProps } from "../../element.ts";
import { spinner, spinnerSizes } from "./styles.ts";
import type { SpinnerSize } from "./styles.ts";

export interface SpinnerProps extends ElementProps<"span"> {
  /**
   * Small in a button, large for a page.
   * @default "medium"
   */
  size?: SpinnerSize;
}

/** Decorative: text beside it should say what is loading. */
export function Spinner({ size = "medium", ...root }: SpinnerProps) {
  return <span aria-hidden css={[spinner, spinnerSizes[size]]} {...root} />;
}
