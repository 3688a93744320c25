import { Disclosure } from "../../../../primitives/content/Disclosure/Disclosure.tsx";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { FieldError } from "../../../../primitives/fields/Form/FieldError.tsx";
import { Form } from "../../../../primitives/fields/Form/Form.tsx";
import { Textarea } from "../../../../primitives/fields/Textarea/Textarea.tsx";
import { Dialog } from "../../../../primitives/overlays/Dialog/Dialog.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { ownSessionMessages } from "../../../../messages/players/own-session.ts";
import { Emphasis } from "../../log/Emphasis/Emphasis.tsx";
import type { SavingProps } from "../../opened.ts";
import { acts } from "../acts.ts";
import { originalWords } from "./styles.ts";

/** Other props are passed to the dialog. */
export interface RewordDialogProps extends SavingProps {
  /** The reader's wording, kept by the parent so that nothing is lost. */
  words: string;
  /** Called at every change. */
  onWordsChange: (words: string) => void;
  /** What was told; shown beside the wording once it stands in the story. */
  original: string;
  /**
   * The reader's wording stands in the story.
   * @default false
   */
  isWorded?: boolean;
  /** The language of the story's text: `hi`, `ur`. */
  language: string;
  /** Puts the wording, trimmed, in the story. */
  onSave: (words: string) => void;
  /** Has what was told stand again. */
  onTakeBack: () => void;
  /** The most letters of a wording. */
  longest: number;
}

/** Puts a part in the reader's own words; what was told is kept. */
export function RewordDialog(props: RewordDialogProps) {
  const { words, onWordsChange, original, isWorded = false, language, ...rest } = props;
  const { onSave, onTakeBack, busy = false, failure, longest, ...root } = rest;
  const t = useMessages(ownSessionMessages);
  const { number } = useFormats();
  const text = words.trim();

  function save(): void {
    if (text === original.trim()) {
      if (isWorded) onTakeBack();
      else root.onOpenChange(false);
    } else onSave(text);
  }

  return (
    <Dialog size="medium" title={t("reword.title")} description={t("reword.note")} {...root}>
      <Form onSubmit={save} busy={busy}>
        <Textarea
          label={t("reword.words")}
          lang={language}
          dir="auto"
          value={words}
          required
          rules={{ maxLength: longest }}
          onChange={({ currentTarget }) => onWordsChange(currentTarget.value)}
        >
          <FieldError match="valueMissing">{t("reword.required")}</FieldError>
          <FieldError match="tooLong">{t("reword.tooLong", { most: number(longest) })}</FieldError>
        </Textarea>
        {isWorded && (
          <Disclosure look="quiet" title={t("reword.original")}>
            <p css={originalWords} lang={language} dir="auto">
              <Emphasis text={original} />
            </p>
          </Disclosure>
        )}
        {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
        <div css={acts}>
          {isWorded && (
            <Button variant="ghost" aria-disabled={busy} onClick={() => !busy && onTakeBack()}>
              {t("reword.takeBack")}
            </Button>
          )}
          <Button onClick={() => root.onOpenChange(false)}>{t("reword.cancel")}</Button>
          <Button variant="primary" type="submit" loading={busy}>
            {t(busy ? "reword.saving" : "reword.save")}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
