import { css } from "@emotion/react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import { color, space, text } from "../../../../tokens/tokens.ts";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { playMessages } from "../../../../messages/players/play.ts";

export interface LineQuestionProps extends ElementProps<"section"> {
  /** Called with whether authors may see such lines. */
  onAnswer: (shared: boolean) => void;
  /**
   * The answer is being saved.
   * @default false
   */
  busy?: boolean;
}

const question = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  paddingBlockStart: space[3],
  color: color.inkSoft,
  fontSize: text.small,
});
const sentence = css({ flex: "1 1 20rem", margin: 0 });
const answers = css({ display: "flex", flexWrap: "wrap", gap: space[2] });

/**
 * Asked once, above the tray: whether authors may see the lines that their story could not answer.
 */
export function LineQuestion({ onAnswer, busy = false, ...root }: LineQuestionProps) {
  const t = useMessages(playMessages);
  return (
    <section css={question} aria-label={t("ear.label")} {...root}>
      <p css={sentence}>{t("ear.ask")}</p>
      <span css={answers}>
        <Button size="small" aria-disabled={busy} onClick={() => onAnswer(true)}>
          {t("ear.yes")}
        </Button>
        <Button size="small" aria-disabled={busy} onClick={() => onAnswer(false)}>
          {t("ear.no")}
        </Button>
      </span>
    </section>
  );
}
