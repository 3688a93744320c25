import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { authorMessages } from "../../../../messages/authors/author.ts";
import { savingMessages } from "../../../../messages/authors/saving.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import * as styles from "./styles.ts";

/** Other props are passed to the callout. */
export interface KeptWordsProps extends ElementProps<"div"> {
  /**
   * The story was never saved, so there is no saved version to go back to.
   * @default false
   */
  isNew?: boolean;
  /** Called to discard the unsaved changes. */
  onForget: () => void;
}

/**
 * Says that unsaved changes of last time were restored to the form, with a button to discard them.
 */
export function KeptWords({ isNew = false, onForget, ...root }: KeptWordsProps) {
  const t = useMessages(authorMessages);
  const tSaving = useMessages(savingMessages);
  return (
    <Callout tone="info" {...root}>
      <span css={styles.kept}>
        {isNew ? t("draft.kept") : tSaving("kept.note")}
        <Button size="small" onClick={onForget}>
          {isNew ? t("draft.forget") : tSaving("kept.forget")}
        </Button>
      </span>
    </Callout>
  );
}
