import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { authorMessages } from "../../../../messages/authors/author.ts";
import { savingMessages } from "../../../../messages/authors/saving.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import * as styles from "./styles.ts";

/** What is handed on reaches the callout. */
export interface KeptWordsProps extends ElementProps<"div"> {
  /** Nothing of the story is saved yet, so that there is nothing to go back to. */
  isNew?: boolean;
  /** Called when the words are to be put away. */
  onForget: () => void;
}

/** Tells that what was written last time, and never saved, is in the form, with a way to put it away. */
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
