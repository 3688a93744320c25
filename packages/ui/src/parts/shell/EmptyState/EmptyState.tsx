import type { ReactNode } from "react";
import { isHeading } from "../../../primitives/content/Section/is-heading.ts";
import { note, state, title as titleStyle, way } from "./styles.ts";
import { Vignette } from "./Vignette.tsx";
import type { VignetteScene } from "./Vignette.tsx";
import type { ElementProps } from "../../../primitives/element.ts";

export interface EmptyStateProps extends ElementProps<"div", "title"> {
  /** The small picture above the words. */
  scene?: VignetteScene;
  /** What is not here, in one sentence. */
  title: string;
  /** What to do about it, under the title. */
  note?: string;
  /** The level of the title: `h1` where the page has no other heading. */
  heading?: "h1" | "h2";
  /** A way on: a button or a link. */
  children?: ReactNode;
}

/** A small picture, a sentence, and a way on. */
export function EmptyState(props: EmptyStateProps) {
  const { scene = "shelf", title, note: words, heading = "h2", children, ...root } = props;
  const Heading = isHeading(heading) ? heading : "h2";
  return (
    <div css={state} {...root}>
      <Vignette scene={scene} />
      <Heading css={titleStyle}>{title}</Heading>
      {words !== undefined && <p css={note}>{words}</p>}
      {children && <div css={way}>{children}</div>}
    </div>
  );
}
