import { Link } from "../../../../primitives/actions/Link/Link.tsx";
import { SmallText } from "../../../../primitives/content/SmallText/SmallText.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { suggestionMessages } from "../../../../messages/authors/suggestions.ts";

export interface NoModelNoteProps {
  /** Where a model is bound, for administrators; others are told whom to ask. */
  modelsHref?: string | undefined;
}

/** Stands where drafts would be asked for: why there are none, and how to have them. */
export function NoModelNote({ modelsHref }: NoModelNoteProps) {
  const t = useMessages(suggestionMessages);
  return (
    <SmallText>
      {t("noModel")}{" "}
      {modelsHref === undefined ? (
        t("noModel.administrator")
      ) : (
        <Link href={modelsHref}>{t("noModel.bind")}</Link>
      )}
    </SmallText>
  );
}
