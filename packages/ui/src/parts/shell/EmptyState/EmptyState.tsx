import type { ReactNode } from "react";
import { isHeading } from "../../../primitives/content/Section/is-heading.ts";
import { flame, lines, note, state, title as titleStyle, vignette, way } from "./styles.ts";
import type { ElementProps } from "../../../primitives/element.ts";

type VignetteScene = "shelf" | "lamp" | "path";

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

const arch =
  "M40 170V92C40 72 56 72 63 58C72 39 101 43 120 14C139 43 168 39 177 58C184 72 200 72 200 92V170Z";

const inside: Record<VignetteScene, string> = {
  shelf: "M56 128H184M72 128V98M80 128V92M88 128V100M150 128L163 99M136 128V96M56 160H184",
  lamp: "M92 132C92 146 104 154 120 154C136 154 148 146 148 132C138 138 102 138 92 132ZM112 154L106 166H134L128 154",
  path: "M104 170C112 146 92 136 108 118C122 102 106 94 120 80M136 170C140 148 126 138 138 120C146 106 128 96 132 80",
};

/** A small picture for an empty page: an arch with something under it. */
function Vignette({ scene }: { scene: VignetteScene }) {
  return (
    <svg css={vignette} viewBox="0 0 240 176" aria-hidden>
      <path css={lines} d={arch} />
      <path css={lines} d={inside[scene]} />
      <path css={flame} d="M120 126C111 116 116 108 120 98C124 108 129 116 120 126Z" />
    </svg>
  );
}
