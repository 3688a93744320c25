import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { IconButton } from "../../../../primitives/actions/IconButton/IconButton.tsx";
import { Picker } from "../../../../primitives/fields/Picker/Picker.tsx";
import {
  DownloadIcon,
  RedoIcon,
  ReturnIcon,
  UploadIcon,
} from "../../../../primitives/marks/Icon/icons.ts";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { structureMessages } from "../../../../messages/authors/structure/structure.ts";
import { sceneOptions } from "../scene-options.ts";
import { findingsToMend, nextScene } from "./next-finding.ts";
import { useStructure } from "./structure-context.ts";
import * as styles from "./styles.ts";

/** Import and export. */
export interface Exchange {
  onImport: () => void;
  onExport: () => void;
  onIntent?: () => void;
}

/** A toolbar: undo, redo, search for a scene, the next problem, import and export. */
export function StructureBar({ exchange }: { exchange: Exchange | undefined }) {
  const { slot, steps, findScene } = useStructure();
  const { number } = useFormats();
  const t = useMessages(structureMessages);
  const { errors, placed } = findingsToMend(slot.findings ?? []);
  return (
    <div css={styles.bar}>
      <span css={styles.steps}>
        <IconButton
          icon={ReturnIcon}
          flipRtl
          size="small"
          label={steps.undoLabel}
          aria-disabled={!steps.canUndo}
          onClick={steps.undo}
        />
        <IconButton
          icon={RedoIcon}
          flipRtl
          size="small"
          label={steps.redoLabel}
          aria-disabled={!steps.canRedo}
          onClick={steps.redo}
        />
      </span>
      <span css={styles.find}>
        <Picker
          label={t("editor.find")}
          hideLabel
          placeholder={t("editor.find")}
          options={sceneOptions(slot.graph)}
          value={null}
          onValueChange={findScene}
        />
      </span>
      <span css={styles.ways}>
        {placed.length > 0 && (
          <Button
            size="small"
            variant="ghost"
            css={[styles.next, styles.nextTones[errors.length > 0 ? "error" : "warning"]]}
            onClick={() => findScene(nextScene(placed, slot.selection[0]))}
          >
            {errors.length > 0
              ? t("editor.nextError", { count: errors.length, amount: number(errors.length) })
              : t("editor.nextWarning", { count: placed.length, amount: number(placed.length) })}
          </Button>
        )}
        {exchange && (
          <span
            css={styles.exchange}
            onPointerEnter={exchange.onIntent}
            onFocus={exchange.onIntent}
          >
            <Button size="small" variant="ghost" icon={UploadIcon} onClick={exchange.onImport}>
              {t("editor.import")}
            </Button>
            <Button size="small" variant="ghost" icon={DownloadIcon} onClick={exchange.onExport}>
              {t("editor.export")}
            </Button>
          </span>
        )}
      </span>
    </div>
  );
}
