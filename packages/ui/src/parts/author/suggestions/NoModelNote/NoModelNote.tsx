import { Link } from "../../../../primitives/actions/Link/Link.tsx";
import { SmallText } from "../../../../primitives/content/SmallText/SmallText.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import { suggestionMessages } from "../../../../messages/authors/suggestions.ts";

export interface NoModelNoteProps extends ElementProps<"p"> {
  /** Where a model is bound, for administrators; others are told whom to ask. */
  modelsHref?: string | undefined;
}

/** Stands where drafts would be asked for: why there are none, and how to have them. */
export function NoModelNote({ modelsHref, ...root }: NoModelNoteProps) {
  const t = useMessages(suggestionMessages);
  return (
    <SmallText {...root}>
      {t("noModel")}{" "}
      {modelsHref === undefined ? (
        t("noModel.administrator")
      ) : (
        <Link href={modelsHref}>{t("noModel.bind")}</Link>
      )}
    </SmallText>
  );
}
