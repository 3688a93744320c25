import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { AddIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { storyMapMessages } from "../../../../messages/authors/story-map.ts";
import * as styles from "./styles.ts";

/** In the place of a map without scenes; `onAdd` adds the first, and is absent where the map is read-only. */
export function EmptyMap({ onAdd }: { onAdd: (() => void) | undefined }) {
  const t = useMessages(storyMapMessages);
  return (
    <div css={styles.empty}>
      <h3 css={styles.emptyTitle}>{t("map.empty")}</h3>
      {onAdd && (
        <>
          <p css={styles.emptyNote}>{t("map.emptyNote")}</p>
          <Button variant="primary" icon={AddIcon} onClick={onAdd}>
            {t("map.add")}
          </Button>
        </>
      )}
    </div>
  );
}
