import { useId } from "react";
import { edge, valance } from "./styles.ts";

/** The scalloped border under the stage, in the page's background colour. */
export function Curtain() {
  const name = useId();
  return (
    <svg css={valance} aria-hidden>
      <defs>
        <pattern id={name} width="36" height="18" patternUnits="userSpaceOnUse">
          <path css={edge.ground} d="M0 0A18 16 0 0 0 36 0V18H0Z" />
          <path css={edge.line} d="M0 0A18 16 0 0 0 36 0" />
          <circle css={edge.bead} cx="0" cy="3.5" r="2" />
          <circle css={edge.bead} cx="36" cy="3.5" r="2" />
        </pattern>
      </defs>
      <rect width="100%" height="18" fill={`url(#${name})`} />
    </svg>
  );
}
