import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Picture } from "../../../../primitives/content/Picture/Picture.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { suggestionMessages } from "../../../../messages/authors/suggestions.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import * as styles from "../styles.ts";

/** A value that a suggestion replaced. */
export interface PreviousValue {
  id: string;
  /** The text; for a picture, its description. */
  words: string;
  picture?: string;
}

export interface PreviousValuesProps extends ElementProps<"section"> {
  /** The field's earlier values; if there are none, nothing is shown. */
  values: readonly PreviousValue[];
  /** Restores a value to the field. */
  onRestore: (id: string) => void;
  /** Removes a value from the list. */
  onForget: (id: string) => void;
  /** The language of the story's text. */
  language?: string | undefined;
}

/** Values that suggestions replaced, each of which can be restored. */
export function PreviousValues(props: PreviousValuesProps) {
  const { values, onRestore, onForget, language, ...root } = props;
  const t = useMessages(suggestionMessages);
  if (values.length === 0) return null;
  const isPictures = values.some(({ picture }) => picture !== undefined);
  const title = t(isPictures ? "before.cover" : "before");
  return (
    <section css={styles.befores} aria-label={title} {...root}>
      <span css={styles.soft}>{title}</span>
      <ul css={styles.befores}>
        {values.map(({ id, words: written, picture }) => {
          const words = written.trim() === "" ? title : written;
          return (
            <li key={id} css={styles.before}>
              {picture !== undefined && (
                <span css={styles.beforePicture}>
                  <Picture source={{ src: picture, alt: "" }} seed={id} sizes="96px" />
                </span>
              )}
              <span css={styles.beforeWords} lang={language} dir="auto">
                {written}
              </span>
              <span css={styles.beforeActs}>
                <Button
                  size="small"
                  aria-label={`${t("before.back")}: ${words}`}
                  onClick={() => onRestore(id)}
                >
                  {t("before.back")}
                </Button>
                <Button
                  size="small"
                  variant="ghost"
                  aria-label={`${t("before.forget")}: ${words}`}
                  onClick={() => onForget(id)}
                >
                  {t("before.forget")}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
