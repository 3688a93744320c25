import { spinner, spinnerSizes } from "./styles.ts";
import type { SpinnerSize } from "./styles.ts";

export interface SpinnerProps {
  size?: SpinnerSize;
}

/** A lamp's ring, turning. What is being waited for is said in words beside it. */
export function Spinner({ size = "medium" }: SpinnerProps) {
  return <span aria-hidden css={[spinner, spinnerSizes[size]]} />;
}
