import { SmallText } from "../../../../primitives/content/SmallText/SmallText.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { authorMessages } from "../../../../messages/authors/author.ts";
import type { TagOption } from "../../story-form/option.ts";
import * as styles from "./styles.ts";

export interface TagPickerProps {
  tags: readonly TagOption[];
  value: readonly string[];
  onValueChange: (ids: readonly string[]) => void;
  id?: string;
}

/** Tags to switch on and off, each with its colour. */
export function TagPicker({ tags, value, onValueChange, id }: TagPickerProps) {
  const t = useMessages(authorMessages);
  return (
    <fieldset css={styles.group} id={id} tabIndex={-1}>
      <legend css={styles.legend}>{t("field.tagIds")}</legend>
      {tags.length === 0 && <SmallText>{t("field.tagsNone")}</SmallText>}
      {tags.map((tag) => (
        <label key={tag.id} css={styles.tag}>
          <input
            css={styles.control}
            type="checkbox"
            checked={value.includes(tag.id)}
            onChange={(event) =>
              onValueChange(
                event.currentTarget.checked
                  ? [...value, tag.id]
                  : value.filter((each) => each !== tag.id),
              )
            }
          />
          <span css={styles.dot} style={{ background: tag.color }} aria-hidden />
          <bdi>{tag.name}</bdi>
        </label>
      ))}
    </fieldset>
  );
}
