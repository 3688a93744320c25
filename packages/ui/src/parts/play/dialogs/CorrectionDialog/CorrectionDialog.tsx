import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { CopyIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { SendingDialog } from "../sending/SendingDialog.tsx";
import type { SendingProps } from "../sending/SendingDialog.tsx";
import { FieldError } from "../../../../primitives/fields/Form/FieldError.tsx";
import { Textarea } from "../../../../primitives/fields/Textarea/Textarea.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { correctionMessages } from "../../../../messages/players/corrections.ts";
import { copy } from "./styles.ts";

export interface CorrectionWords {
  /** The passage as it is in the story. */
  passage: string;
  /** How they should read. */
  proposed: string;
  /** A note for the author; may be empty. */
  note: string;
}

export interface CorrectionDialogProps extends SendingProps {
  /** The current values, kept by the parent so that nothing is lost. */
  words: CorrectionWords;
  /** Called at every change of the values. */
  onWordsChange: (words: CorrectionWords) => void;
  /** The language of the story's text. */
  language: string;
  /** Called with a valid correction, trimmed. */
  onSend: (words: CorrectionWords) => void;
}

const mostLetters = 4_000;
const passageRules = { maxLength: mostLetters };
const noteLength = 2_000;

/** Tells a story's author how a passage should read. */
export function CorrectionDialog(props: CorrectionDialogProps) {
  const { words, onWordsChange, language, onSend, ...dialog } = props;
  const { number } = useFormats();
  const t = useMessages(correctionMessages);
  const { passage, proposed, note } = words;
  const tooLong = t("tooLong", { most: number(mostLetters) });

  return (
    <SendingDialog
      {...dialog}
      onSend={() =>
        onSend({ passage: passage.trim(), proposed: proposed.trim(), note: note.trim() })
      }
      t={t}
    >
      <Textarea
        label={t("passage")}
        hint={t("passageHint")}
        required
        rules={passageRules}
        size="line"
        lang={language}
        dir="auto"
        value={passage}
        onInput={(event) => onWordsChange({ ...words, passage: event.currentTarget.value })}
      >
        <FieldError match="valueMissing">{t("passageRequired")}</FieldError>
        <FieldError match="tooLong">{tooLong}</FieldError>
      </Textarea>
      <div>
        <Textarea
          label={t("proposed")}
          required
          rules={passageRules}
          validate={(written) => (written.trim() === passage.trim() ? t("same") : undefined)}
          lang={language}
          dir="auto"
          value={proposed}
          onInput={(event) => onWordsChange({ ...words, proposed: event.currentTarget.value })}
        >
          <FieldError match="valueMissing">{t("proposedRequired")}</FieldError>
          <FieldError match="tooLong">{tooLong}</FieldError>
        </Textarea>
        {proposed === "" && passage.trim() !== "" && (
          <Button
            size="small"
            variant="ghost"
            icon={CopyIcon}
            css={copy}
            onClick={(event) => {
              const field = event.currentTarget.parentElement?.querySelector("textarea");
              onWordsChange({ ...words, proposed: passage });
              field?.focus();
            }}
          >
            {t("copy")}
          </Button>
        )}
      </div>
      <Textarea
        label={t("why")}
        optional
        dir="auto"
        size="line"
        maxLength={noteLength}
        value={note}
        onInput={(event) => onWordsChange({ ...words, note: event.currentTarget.value })}
      />
    </SendingDialog>
  );
}
