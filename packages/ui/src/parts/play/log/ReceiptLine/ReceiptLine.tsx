import { css } from "@emotion/react";
import type { ElementProps } from "../../../../primitives/element.ts";
import { color, space, text } from "../../../../tokens/tokens.ts";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { playMessages } from "../../../../messages/players/play.ts";

export interface ReceiptLineProps extends ElementProps<"p"> {
  /** The XP left in this session. */
  xp: number;
  /** The player's current scene, from 1. */
  scene?: number;
  /** The number of scenes; without it the position is not shown. */
  scenes?: number;
  /** The price of the last turn in coins; null before the first. */
  charged: number | null;
  /** The coins left; null while unknown. */
  balance: number | null;
}

const line = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: space[4],
  color: color.inkSoft,
  fontSize: text.tiny,
  fontVariantNumeric: "tabular-nums",
});

/** The position in the story, the cost of the last turn, and the balance. */
export function ReceiptLine(props: ReceiptLineProps) {
  const { xp, scene, scenes, charged, balance, ...root } = props;
  const { number } = useFormats();
  const t = useMessages(playMessages);
  const place =
    scene !== undefined && scenes !== undefined && scenes > 0
      ? [t("receipt.scene", { scene: number(scene), scenes: number(scenes) })]
      : [];
  const cost =
    charged === null
      ? []
      : [
          charged === 0
            ? t("receipt.free")
            : t("receipt.turn", { count: charged, amount: number(charged) }),
        ];
  const left =
    balance === null ? [] : [t("receipt.left", { count: balance, amount: number(balance) })];
  return (
    <p css={line} {...root}>
      <span dir="auto">{[t("receipt.xp", { xp: number(xp) }), ...place].join(" · ")}</span>
      <span dir="auto">{[...cost, ...left].join(" · ")}</span>
    </p>
  );
}
