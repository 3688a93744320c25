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
import type { StructureFinding } from "../structure.ts";
import { useStructure } from "./structure-context.ts";
import { marks } from "../Findings/styles.ts";
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
            css={[styles.next, marks[errors.length > 0 ? "error" : "warning"]]}
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

/** The findings with a scene in the order in which they are gone through: errors, then all. */
export function findingsToMend(findings: readonly StructureFinding[]) {
  const errors = findings.filter(({ severity }) => severity === "error");
  const placed = [...errors, ...findings].filter(({ node }) => node !== null);
  return { errors, placed };
}

/** The scene of the first finding elsewhere after those of this scene; after the last, the first. */
export function nextScene(
  placed: readonly StructureFinding[],
  scene: string | undefined,
): string | null {
  const at = placed.findIndex(({ node }) => node === scene);
  const after = placed.slice(at + 1).find(({ node }) => node !== scene);
  return (after ?? placed[0])?.node ?? null;
}
