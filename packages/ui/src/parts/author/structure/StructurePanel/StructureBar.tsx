import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { IconButton } from "../../../../primitives/actions/IconButton/IconButton.tsx";
import { Picker } from "../../../../primitives/fields/Picker/Picker.tsx";
import type { PickerOption } from "../../../../primitives/fields/Picker/match-options.ts";
import {
  DownloadIcon,
  RedoIcon,
  ReturnIcon,
  UploadIcon,
} from "../../../../primitives/marks/Icon/icons.ts";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { structureMessages } from "../../../../messages/authors/structure/structure.ts";
import type { Steps } from "./useSteps.ts";
import * as styles from "./styles.ts";

/** Import and export. */
export interface Exchange {
  onImport: () => void;
  onExport: () => void;
  onIntent?: () => void;
}

interface StructureBarProps {
  /** The scenes that can be searched for. */
  options: readonly PickerOption[];
  onFind: (node: string | null) => void;
  steps: Steps;
  /** Goes to the next problem; undefined if there is none. */
  nextFinding: (() => void) | undefined;
  errors: number;
  /** The number of errors and warnings that have a place. */
  problems: number;
  exchange: Exchange | undefined;
}

/** A toolbar: undo, redo, search for a scene, the next problem, import and export. */
export function StructureBar(props: StructureBarProps) {
  const { options, onFind, steps, nextFinding, errors, problems, exchange } = props;
  const { number } = useFormats();
  const t = useMessages(structureMessages);
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
          options={options}
          value={null}
          onValueChange={onFind}
        />
      </span>
      <span css={styles.ways}>
        {nextFinding && (
          <Button
            size="small"
            variant="ghost"
            css={[styles.next, styles.nextTones[errors > 0 ? "error" : "warning"]]}
            onClick={nextFinding}
          >
            {errors > 0
              ? t("editor.nextError", { count: errors, amount: number(errors) })
              : t("editor.nextWarning", { count: problems, amount: number(problems) })}
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
