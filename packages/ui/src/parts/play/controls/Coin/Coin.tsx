import { css } from "@emotion/react";
import { VisuallyHidden } from "../../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import { color, font, text, weight } from "../../../../tokens/tokens.ts";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { playMessages } from "../../../../messages/players/play.ts";

const coin = css({
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  minInlineSize: "22px",
  blockSize: "22px",
  paddingInline: "4px",
  border: `1.5px solid ${color.haldi}`,
  borderRadius: "11px",
  boxShadow: `inset 0 0 0 1.5px ${color.ground}, inset 0 0 0 2.5px color-mix(in srgb, ${color.haldi} 45%, transparent)`,
  background: color.ground,
  color: color.haldi,
  fontFamily: font.interface,
  fontSize: text.tiny,
  fontWeight: weight.bold,
  fontVariantNumeric: "lining-nums tabular-nums",
  lineHeight: 1,
});

export interface CoinProps extends ElementProps<"span"> {
  /** The number of coins. */
  price: number;
}

/** A price in coins. */
export function Coin({ price, ...root }: CoinProps) {
  const { number } = useFormats();
  const t = useMessages(playMessages);
  return (
    <span css={coin} {...root}>
      <span aria-hidden>{number(price)}</span>
      <VisuallyHidden>{t("coin.price", { count: price, amount: number(price) })}</VisuallyHidden>
    </span>
  );
}
