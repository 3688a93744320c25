import { skeleton, skeletonShapes } from "./styles.ts";
import type { SkeletonShape } from "./styles.ts";

export interface SkeletonProps {
  shape?: SkeletonShape;
  /** Any CSS length; a line of text is as wide as its parent unless told. */
  width?: string;
}

/** The place that something will take, so that nothing moves when it comes. */
export function Skeleton({ shape = "line", width }: SkeletonProps) {
  return (
    <span
      aria-hidden
      css={[skeleton, skeletonShapes[shape]]}
      {...(width !== undefined && { style: { inlineSize: width } })}
    />
  );
}
