import { skeleton, skeletonVariants } from "./styles.ts";
import type { SkeletonVariant } from "./styles.ts";

export interface SkeletonProps {
  variant?: SkeletonVariant;
  /** Any CSS length; a line of text is as wide as its parent by default. */
  width?: string;
}

/** A placeholder of the same size as its content, so that nothing moves when it loads. */
export function Skeleton({ variant = "line", width }: SkeletonProps) {
  return (
    <span
      aria-hidden
      css={[skeleton, skeletonVariants[variant]]}
      {...(width !== undefined && { style: { inlineSize: width } })}
    />
  );
}
