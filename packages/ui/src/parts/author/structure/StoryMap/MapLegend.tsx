import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { storyMapMessages } from "../../../../messages/authors/story-map.ts";
import { Icon } from "../../../../primitives/marks/Icon/Icon.tsx";
import { LockIcon } from "../../../../primitives/marks/Icon/icons.ts";
import type { MapModel } from "./model/model.ts";
import * as styles from "./styles.ts";

/** The meaning of the marks on edges, if a story has any. */
export function MapLegend({ model }: { model: MapModel }) {
  const t = useMessages(storyMapMessages);
  if (!model.edges.some(({ isConditional }) => isConditional)) return null;
  return (
    <p css={styles.legend}>
      <svg width="34" height="10" aria-hidden="true" css={styles.legendThread}>
        <line x1="0" y1="5" x2="34" y2="5" />
      </svg>
      <Icon icon={LockIcon} size="small" />
      {t("map.legendLocked")}
    </p>
  );
}
