import { css } from "@emotion/react";
import type { ReactNode } from "react";
import type { ElementProps } from "../../../../primitives/element.ts";
import { below, color, space, text } from "../../../../tokens/tokens.ts";
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
  /** What has just happened to the coins, in a few words; on a phone it takes the whole line. */
  news?: ReactNode;
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

/** First in the DOM, so that on a phone it can hide what follows; its end is left out at a word, so that nothing moves. */
const latest = css({
  order: 1,
  minInlineSize: 0,
  maxBlockSize: "1lh",
  overflow: "hidden",
  color: color.leaf,
  [below.tablet]: { "&:not(:empty) ~ *": { display: "none" } },
});
const last = css({ order: 2 });

/** The position in the story, what was just earned, the cost of the last turn, and the balance. */
export function ReceiptLine(props: ReceiptLineProps) {
  const { xp, scene, scenes, charged, balance, news, ...root } = props;
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
      <output css={latest} dir="auto">
        {news}
      </output>
      <span dir="auto">{[t("receipt.xp", { xp: number(xp) }), ...place].join(" · ")}</span>
      <span css={last} dir="auto">
        {[...cost, ...left].join(" · ")}
      </span>
    </p>
  );
}
