import { useId } from "react";
import type { ReactNode, Ref } from "react";
import type { ElementProps } from "../../../../primitives/element.ts";
import * as styles from "./styles.ts";

/** Other props are passed to the element around the stage, which is as wide as the page. */
export interface StageProps extends ElementProps<"div"> {
  /** The picture that fills the stage. */
  picture: ReactNode;
  /** The text on it. */
  children: ReactNode;
  /** Shown instead of the picture and the text, which then cannot be focused. */
  over?: ReactNode;
  /** Whether `over` is shown. */
  covered?: boolean;
  /** Reserves space on a phone for text that changes. */
  changing?: boolean;
  /** A ref to the stage itself, within the root. */
  stage?: Ref<HTMLDivElement>;
}

/**
 * A full-width picture with text. The text is on a dark background in both themes: beside
 * the picture on a desktop, below it on a phone, so that it never covers it.
 */
export function Stage(props: StageProps) {
  const { picture, children, over, covered = false, changing = false, stage, ...root } = props;
  return (
    <div css={styles.pageGround} {...root}>
      <div
        css={[styles.stage, changing ? styles.turning : styles.steady]}
        data-theme="dark"
        ref={stage}
      >
        <div css={[styles.picture, !changing && styles.steadyPicture]}>{picture}</div>
        <div
          css={[
            styles.words,
            changing ? styles.roomy : styles.steadyWords,
            covered && styles.behind,
          ]}
          inert={covered}
        >
          {children}
        </div>
        {over}
        <Curtain />
      </div>
    </div>
  );
}

/** The scalloped border under the stage, in the page's background colour. */
function Curtain() {
  const name = useId();
  return (
    <svg css={styles.valance} aria-hidden>
      <defs>
        <pattern id={name} width="36" height="18" patternUnits="userSpaceOnUse">
          <path css={styles.edge.ground} d="M0 0A18 16 0 0 0 36 0V18H0Z" />
          <path css={styles.edge.line} d="M0 0A18 16 0 0 0 36 0" />
          <circle css={styles.edge.bead} cx="0" cy="3.5" r="2" />
          <circle css={styles.edge.bead} cx="36" cy="3.5" r="2" />
        </pattern>
      </defs>
      <rect width="100%" height="18" fill={`url(#${name})`} />
    </svg>
  );
}
