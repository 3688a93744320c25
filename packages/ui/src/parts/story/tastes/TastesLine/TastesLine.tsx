import { css } from "@emotion/react";
import type { Ref } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { tastesMessages } from "../../../../messages/players/tastes.ts";
import { color, font, leading, space, text } from "../../../../tokens/tokens.ts";

const line = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[4],
  rowGap: space[2],
  minInlineSize: 0,
  color: color.inkSoft,
  fontFamily: font.interface,
  fontSize: text.body,
  lineHeight: leading.body,
});
const acts = css({ display: "flex", gap: space[2] });

export interface TastesLineProps extends ElementProps<"section"> {
  /** Opens the choice. */
  onChoose: () => void;
  /** Called to put the question away for good. */
  onPutAway: () => void;
  /** The button that opens the choice. */
  chooseRef?: Ref<HTMLButtonElement>;
}

/** Asks, in one line that can be left alone, what one likes to read. */
export function TastesLine({ onChoose, onPutAway, chooseRef, ...root }: TastesLineProps) {
  const t = useMessages(tastesMessages);
  return (
    <section aria-label={t("tastes.title")} css={line} {...root}>
      <p>{t("tastes.ask")}</p>
      <div css={acts}>
        <Button size="small" ref={chooseRef} onClick={onChoose}>
          {t("tastes.choose")}
        </Button>
        <Button size="small" variant="ghost" onClick={onPutAway}>
          {t("tastes.away")}
        </Button>
      </div>
    </section>
  );
}
