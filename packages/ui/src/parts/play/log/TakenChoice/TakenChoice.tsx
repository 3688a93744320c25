import { use, useId } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import { VisuallyHidden } from "../../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx";
import { ReturnIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { playMessages } from "../../../../messages/players/play.ts";
import { SessionContext } from "../../PlaySession/session-context.ts";
import { line, sentence } from "./styles.ts";

export interface TakenChoiceProps extends ElementProps<"div"> {
  /** The choice that the player's words were understood as. */
  choice: string;
  /** The language of the choice: `hi`, `ur`. */
  language: string;
  /** Undoes the part and returns the player's words for another try. */
  onNotMeant: () => void;
}

/**
 * Shown below a part that resulted from the player's own words: which choice they were understood
 * as.
 */
export function TakenChoice({ choice, language, onNotMeant, ...root }: TakenChoiceProps) {
  const { locale } = useFormats();
  const t = useMessages(playMessages);
  const around = use(SessionContext);
  const id = useId();
  return (
    <div css={line} lang={locale} dir="auto" {...root}>
      <p css={sentence}>
        {t("taken.as")}{" "}
        <q lang={language}>
          <bdi>{choice}</bdi>
        </q>
      </p>
      <Button
        size="small"
        icon={ReturnIcon}
        flipRtl
        aria-describedby={id}
        onClick={() => (around === null ? onNotMeant() : around.undo("notMeant", onNotMeant))}
      >
        {t("taken.notMeant")}
      </Button>
      <VisuallyHidden id={id}>{t("taken.note")}</VisuallyHidden>
    </div>
  );
}
