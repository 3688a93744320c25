import { spinner, spinnerSizes } from "./styles.ts";
import type { SpinnerSize } from "./styles.ts";

export interface SpinnerProps {
  size?: SpinnerSize;
}

/** Decorative: text beside it says what is loading. */
export function Spinner({ size = "medium" }: SpinnerProps) {
  return <span aria-hidden css={[spinner, spinnerSizes[size]]} />;
}
