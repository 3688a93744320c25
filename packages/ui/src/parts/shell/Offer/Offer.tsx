import { css } from "@emotion/react";
import { useState } from "react";
import type { ElementProps } from "../../../primitives/element.ts";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { color, glow, gutter, layer, radius, space, text } from "../../../tokens/tokens.ts";

const place = css({
  position: "fixed",
  // Not urgent, so it must not cover a dialog's buttons.
  zIndex: layer.header,
  insetBlockEnd: `calc(${space[4]} + env(safe-area-inset-bottom))`,
  insetInline: gutter,
  display: "flex",
  justifyContent: "center",
  pointerEvents: "none",
});

const card = css({
  pointerEvents: "auto",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
  paddingBlock: space[2],
  paddingInline: `${space[4]} ${space[2]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  background: color.raised,
  color: color.ink,
  boxShadow: glow.lift,
  fontSize: text.small,
});

const answers = css({ display: "flex", gap: space[2], marginInlineStart: "auto" });

/**
 * Other props are passed to the card, not to the layer that holds it at the bottom of the screen.
 */
export interface OfferProps extends ElementProps<"div"> {
  /** The suggestion, in a sentence. */
  children: string;
  /** The label of the button that accepts it. */
  accept: string;
  /** The label of the button that postpones it. */
  later: string;
  /** Called once; from then on the buttons are disabled. */
  onAccept: () => void;
  /** Called to postpone it; the parent removes the card. */
  onLater: () => void;
}

/** A suggestion that can wait: it overlays the bottom of the page and moves nothing. */
export function Offer(props: OfferProps) {
  const { children, accept, later, onAccept, onLater, ...root } = props;
  const [accepted, setAccepted] = useState(false);
  return (
    <div css={place}>
      <div css={card} {...root}>
        <output>{children}</output>
        <div css={answers}>
          <Button size="small" variant="ghost" onClick={onLater} disabled={accepted}>
            {later}
          </Button>
          <Button
            size="small"
            variant="primary"
            loading={accepted}
            onClick={() => {
              setAccepted(true);
              onAccept();
            }}
          >
            {accept}
          </Button>
        </div>
      </div>
    </div>
  );
}
