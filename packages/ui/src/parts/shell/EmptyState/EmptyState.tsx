import type { ReactNode } from "react";
import { isHeading } from "../../../primitives/content/Section/is-heading.ts";
import { note, state, title as titleStyle, way } from "./styles.ts";
import { Vignette } from "./Vignette.tsx";
import type { VignetteScene } from "./Vignette.tsx";
import type { ElementProps } from "../../../primitives/element.ts";

export interface EmptyStateProps extends ElementProps<"div", "title"> {
  /**
   * The small picture above the text.
   * @default "shelf"
   */
  scene?: VignetteScene;
  /** What is missing, in one sentence. */
  title: string;
  /** A note under the title: what to do about it. */
  note?: string;
  /**
   * The level of the title: `h1` if the page has no other heading.
   * @default "h2"
   */
  heading?: "h1" | "h2";
  /** A button or a link to continue. */
  children?: ReactNode;
}

/** For an empty page or list: a small picture, a sentence, and an action. */
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
