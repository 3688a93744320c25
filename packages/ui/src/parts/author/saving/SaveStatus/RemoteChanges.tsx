import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { authorMessages } from "../../../../messages/authors/author.ts";
import { savingMessages } from "../../../../messages/authors/saving.ts";
import type { StoryField } from "@katha/storygraph";
import type { ElementProps } from "../../../../primitives/element.ts";
import * as styles from "./styles.ts";

/** Other props are passed to the callout. */
export interface RemoteChangesProps extends ElementProps<"div"> {
  /** The fields that were changed elsewhere. */
  fields: readonly StoryField[];
  /** The number of scenes that were added or changed. */
  scenes: number;
  /** Called to dismiss the message. */
  onDismiss: () => void;
}

/** Says that changes from another tab or device were merged. */
export function RemoteChanges({ fields, scenes, onDismiss, ...root }: RemoteChangesProps) {
  const { number } = useFormats();
  const t = useMessages(authorMessages);
  const tWriting = useMessages(savingMessages);
  return (
    <Callout tone="info" {...root}>
      <div css={styles.news}>
        <p>{tWriting("news.title")}</p>
        <ul css={styles.parts}>
          {fields
            .filter((field) => field !== "structureText")
            .map((field) => (
              <li key={field}>{t(`field.${field}`)}</li>
            ))}
          {scenes > 0 && (
            <li>{tWriting("news.scenes", { count: scenes, amount: number(scenes) })}</li>
          )}
        </ul>
        <Button size="small" onClick={onDismiss}>
          {tWriting("news.hide")}
        </Button>
      </div>
    </Callout>
  );
}
