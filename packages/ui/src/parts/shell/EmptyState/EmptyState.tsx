import type { ReactNode } from "react";
import { note, state, title as titleStyle, way } from "./styles.ts";
import { Vignette } from "./Vignette.tsx";
import type { VignetteScene } from "./Vignette.tsx";

export interface EmptyStateProps {
  scene?: VignetteScene;
  title: string;
  note?: string;
  /** The page has no other heading. */
  heading?: "h1" | "h2";
  /** A way on. */
  children?: ReactNode;
}

/** A small picture, a sentence, and a way on. */
export function EmptyState(props: EmptyStateProps) {
  const { scene = "shelf", title, note: words, heading: Heading = "h2", children } = props;
  return (
    <div css={state}>
      <Vignette scene={scene} />
      <Heading css={titleStyle}>{title}</Heading>
      {words !== undefined && <p css={note}>{words}</p>}
      {children && <div css={way}>{children}</div>}
    </div>
  );
}
