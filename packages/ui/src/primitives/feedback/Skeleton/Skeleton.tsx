import type { ElementProps } from "../../element.ts";
import { skeleton, skeletonVariants } from "./styles.ts";
import type { SkeletonVariant } from "./styles.ts";

export interface SkeletonProps extends ElementProps<"span"> {
  /**
   * What it stands for: a line of text, a picture, or something round.
   * @default "line"
   */
  variant?: SkeletonVariant;
  /** Any CSS length; a line is as wide as its parent by default. */
  width?: string;
}

/** A placeholder of the same size as the content, so that nothing moves when it loads. */
export function Skeleton({ variant = "line", width, style, ...root }: SkeletonProps) {
  return (
    <span
      aria-hidden
      css={[skeleton, skeletonVariants[variant]]}
      style={{ inlineSize: width, ...style }}
      {...root}
    />
  );
}
