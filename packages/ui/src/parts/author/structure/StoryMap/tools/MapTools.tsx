import { Button } from "../../../../../primitives/actions/Button/Button.tsx";
import { IconButton } from "../../../../../primitives/actions/IconButton/IconButton.tsx";
import type { IconButtonProps } from "../../../../../primitives/actions/IconButton/IconButton.tsx";
import { Tooltip } from "../../../../../primitives/overlays/Tooltip/Tooltip.tsx";
import {
  AddIcon,
  CopyIcon,
  EditIcon,
  HeatIcon,
  PartlyIcon,
  RemoveIcon,
  SeveralIcon,
  StartIcon,
  TidyIcon,
  WholeIcon,
} from "../../../../../primitives/marks/Icon/icons.ts";
import { useMessages } from "../../../../../messages/I18nProvider.tsx";
import { storyMapMessages } from "../../../../../messages/authors/story-map.ts";
import type { StructureOperation } from "@katha/storygraph";
import * as styles from "../styles.ts";

export interface MapToolsProps {
  selected: readonly string[];
  chosenWords: string;
  hasPicked: boolean;
  isMany: boolean;
  onMany: (many: boolean) => void;
  /** Undefined if nothing is known about plays. */
  showsHeat: boolean | undefined;
  onHeat: (shows: boolean) => void;
  onAdd: () => void;
  onTidy: () => void;
  onRemove: () => void;
  onOperation: (operation: StructureOperation) => void;
  onOpenScene: ((node: string) => void) | undefined;
}

/** The toolbar of the map and of the selection. */
export function MapTools(props: MapToolsProps) {
  const t = useMessages(storyMapMessages);
  return (
    <>
      <div css={styles.tools} role="toolbar" aria-label={t("map.tools")}>
        <div css={styles.group}>
          <Button size="small" icon={AddIcon} onClick={props.onAdd}>
            {t("map.add")}
          </Button>
          <ToolButton
            icon={SeveralIcon}
            label={t("map.several")}
            aria-pressed={props.isMany}
            onClick={() => props.onMany(!props.isMany)}
          />
          <ToolButton icon={TidyIcon} label={t("map.tidy")} onClick={props.onTidy} />
          {props.showsHeat !== undefined && (
            <ToolButton
              icon={HeatIcon}
              label={t("map.heat")}
              aria-pressed={props.showsHeat}
              onClick={() => props.onHeat(!props.showsHeat)}
            />
          )}
        </div>
      </div>
      <Chosen {...props} />
    </>
  );
}

function Chosen(props: MapToolsProps) {
  const { selected, chosenWords, hasPicked, onOperation, onOpenScene, onRemove } = props;
  const t = useMessages(storyMapMessages);
  const [only] = selected.length === 1 ? selected : [];
  return (
    <div css={styles.chosen}>
      <p css={styles.chosenWords}>{chosenWords}</p>
      {(selected.length > 0 || hasPicked) && (
        <div css={styles.group}>
          {only !== undefined && onOpenScene && (
            <Button size="small" icon={EditIcon} onClick={() => onOpenScene(only)}>
              {t("map.open")}
            </Button>
          )}
          {only !== undefined && (
            <ToolButton
              icon={StartIcon}
              label={t("map.makeStart")}
              onClick={() => onOperation({ kind: "set_start", node: only })}
            />
          )}
          {selected.length > 0 && (
            <ToolButton
              icon={CopyIcon}
              label={t("map.duplicate")}
              keys="Ctrl+D"
              onClick={() => onOperation({ kind: "duplicate_nodes", nodes: selected })}
            />
          )}
          <ToolButton icon={RemoveIcon} label={t("map.delete")} keys="Delete" onClick={onRemove} />
        </div>
      )}
    </div>
  );
}

interface ToolButtonProps extends Omit<IconButtonProps, "size" | "title"> {
  /** The keys that do the same while the map has the focus. */
  keys?: string;
}

/** An icon button whose name and keys are shown on hover and on focus. */
function ToolButton({ keys = "", ...rest }: ToolButtonProps) {
  return (
    <Tooltip text={keys === "" ? rest.label : `${rest.label} (${keys})`} description={keys}>
      <IconButton size="small" {...rest} title={undefined} />
    </Tooltip>
  );
}

export interface ZoomButtonsProps {
  /** At the top, where a read-only map has no tools. */
  isAbove: boolean;
  onNearer: () => void;
  onFarther: () => void;
  onWhole: () => void;
}

/** In a corner of the map: farther, nearer, and the whole story. */
export function ZoomButtons({ isAbove, onNearer, onFarther, onWhole }: ZoomButtonsProps) {
  const t = useMessages(storyMapMessages);
  return (
    <div css={[styles.corner, isAbove && styles.above]}>
      <IconButton size="small" icon={PartlyIcon} label={t("map.farther")} onClick={onFarther} />
      <IconButton size="small" icon={AddIcon} label={t("map.nearer")} onClick={onNearer} />
      <IconButton size="small" icon={WholeIcon} label={t("map.whole")} onClick={onWhole} />
    </div>
  );
}
