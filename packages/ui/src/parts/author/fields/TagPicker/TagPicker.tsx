import type { Tag } from "@katha/api/shapes";
import { SmallText } from "../../../../primitives/content/SmallText/SmallText.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { authorMessages } from "../../../../messages/authors/author.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import * as styles from "./styles.ts";

/** Other props are passed to the `fieldset`; an error of the form can link to its `id`. */
export interface TagPickerProps extends ElementProps<"fieldset"> {
  /** All tags, each with its colour. */
  tags: readonly Tag[];
  /** The ids of the selected tags. */
  value: readonly string[];
  /** Called with the ids of all selected tags, the newest last. */
  onValueChange: (ids: readonly string[]) => void;
}

/** Tags that can be switched on and off, each with its colour. */
export function TagPicker({ tags, value, onValueChange, ...root }: TagPickerProps) {
  const t = useMessages(authorMessages);
  return (
    <fieldset css={styles.group} tabIndex={-1} {...root}>
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
          <bdi>{tag.displayName}</bdi>
        </label>
      ))}
    </fieldset>
  );
}
