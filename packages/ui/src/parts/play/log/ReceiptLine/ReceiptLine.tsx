import { css } from "@emotion/react";
import { color, space, text } from "../../../../tokens/tokens.ts";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { playMessages } from "../../../../messages/players/play.ts";

export interface ReceiptLineProps {
  xp: number;
  scene?: number;
  scenes?: number;
  /** What the last turn took; null before the first. */
  charged: number | null;
  /** Coins that are left; null while it is not known. */
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
export function ReceiptLine({ xp, scene, scenes, charged, balance }: ReceiptLineProps) {
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
  const left = balance === null ? [] : [t("receipt.left", { amount: number(balance) })];
  return (
    <p css={line}>
      <span dir="auto">{[t("receipt.xp", { xp: number(xp) }), ...place].join(" · ")}</span>
      <span dir="auto">{[...cost, ...left].join(" · ")}</span>
    </p>
  );
}
