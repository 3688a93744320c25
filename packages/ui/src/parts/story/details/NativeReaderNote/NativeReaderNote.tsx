import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { languageName } from "../../../../messages/language-name.ts";
import { correctionMessages } from "../../../../messages/players/corrections.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import { line, press } from "./styles.ts";

export interface NativeReaderNoteProps extends ElementProps<"p"> {
  /** The language of the story: `bn`. */
  language: string;
  /** Opens the form for a correction. */
  onCorrect: () => void;
}

/**
 * One quiet line: no native reader of the story's language has read it yet, and how the reader can
 * help.
 */
export function NativeReaderNote({ language, onCorrect, ...root }: NativeReaderNoteProps) {
  const { locale } = useFormats();
  const t = useMessages(correctionMessages);
  return (
    <p css={line} lang={locale} dir="auto" {...root}>
      {t("awaited", { language: languageName(language, locale) })}{" "}
      <button type="button" css={press} onClick={onCorrect}>
        {t("open")}
      </button>
    </p>
  );
}
