import { useId } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import { VisuallyHidden } from "../../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx";
import { ReturnIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { playMessages } from "../../../../messages/players/play.ts";
import { line, sentence } from "./styles.ts";

export interface TakenChoiceProps extends ElementProps<"div"> {
  /** The choice that the player's words were taken for. */
  choice: string;
  /** The language of the choice: `hi`, `ur`. */
  language: string;
  /** Takes the part back, and gives the player their words to say otherwise. */
  onNotMeant: () => void;
}

/** Below a part that came of the player's own words: which choice they were taken for. */
export function TakenChoice({ choice, language, onNotMeant, ...root }: TakenChoiceProps) {
  const { locale } = useFormats();
  const t = useMessages(playMessages);
  const id = useId();
  return (
    <div css={line} lang={locale} dir="auto" {...root}>
      <p css={sentence}>
        {t("taken.as")}{" "}
        <q lang={language}>
          <bdi>{choice}</bdi>
        </q>
      </p>
      <Button size="small" icon={ReturnIcon} flipRtl aria-describedby={id} onClick={onNotMeant}>
        {t("taken.notMeant")}
      </Button>
      <VisuallyHidden id={id}>{t("taken.note")}</VisuallyHidden>
    </div>
  );
}
