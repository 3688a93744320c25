import { skeleton, skeletonVariants } from "./styles.ts";
import type { SkeletonVariant } from "./styles.ts";

export interface SkeletonProps {
  variant?: SkeletonVariant;
  /** Any CSS length; a line of text is as wide as its parent unless told. */
  width?: string;
}

/** The place that something will take, so that nothing moves when it comes. */
export function Skeleton({ variant = "line", width }: SkeletonProps) {
  return (
    <span
      aria-hidden
      css={[skeleton, skeletonVariants[variant]]}
      {...(width !== undefined && { style: { inlineSize: width } })}
    />
  );
}
