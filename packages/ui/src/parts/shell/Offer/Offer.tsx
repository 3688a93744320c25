import { css } from "@emotion/react";
import { useState } from "react";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { color, glow, gutter, layer, radius, space, text } from "../../../tokens/tokens.ts";

const place = css({
  position: "fixed",
  zIndex: layer.toast,
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

export interface OfferProps {
  children: string;
  accept: string;
  later: string;
  onAccept: () => void;
  onLater: () => void;
}

/** A suggestion that can wait: it overlays the bottom of the page and moves nothing. */
export function Offer({ children, accept, later, onAccept, onLater }: OfferProps) {
  const [accepted, setAccepted] = useState(false);
  return (
    <div css={place}>
      <div css={card}>
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
