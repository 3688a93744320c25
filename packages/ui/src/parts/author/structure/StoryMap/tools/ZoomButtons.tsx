import { IconButton } from "../../../../../primitives/actions/IconButton/IconButton.tsx";
import { AddIcon, PartlyIcon, WholeIcon } from "../../../../../primitives/marks/Icon/icons.ts";
import { useMessages } from "../../../../../messages/I18nProvider.tsx";
import { storyMapMessages } from "../../../../../messages/authors/story-map.ts";
import * as styles from "../styles.ts";
import { closer } from "../useMapKeys.ts";

export interface ZoomButtonsProps {
  /** At the top, where a read-only map has no tools. */
  isAbove: boolean;
  zoomBy: (factor: number) => void;
  seeWhole: () => void;
}

/** In a corner of the map: farther, nearer, and the whole story. */
export function ZoomButtons({ isAbove, zoomBy, seeWhole }: ZoomButtonsProps) {
  const t = useMessages(storyMapMessages);
  return (
    <div css={[styles.corner, isAbove && styles.above]}>
      <IconButton
        size="small"
        icon={PartlyIcon}
        label={t("map.farther")}
        onClick={() => zoomBy(1 / closer)}
      />
      <IconButton
        size="small"
        icon={AddIcon}
        label={t("map.nearer")}
        onClick={() => zoomBy(closer)}
      />
      <IconButton size="small" icon={WholeIcon} label={t("map.whole")} onClick={seeWhole} />
    </div>
  );
}
