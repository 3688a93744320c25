import { useMemo } from "react";
import { Icon } from "../../../../primitives/marks/Icon/Icon.tsx";
import {
  DoneIcon,
  EditIcon,
  OfflineIcon,
  WarningIcon,
} from "../../../../primitives/marks/Icon/icons.ts";
import { Spinner } from "../../../../primitives/feedback/Spinner/Spinner.tsx";
import { VisuallyHidden } from "../../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { savingMessages } from "../../../../messages/authors/saving.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import * as styles from "./styles.ts";

/**
 * Where an author's changes are. `deliberate` is for stories that are only saved on purpose: their
 * changes are kept in the browser until then.
 */
export const saveStates = [
  "saved",
  "waiting",
  "saving",
  "kept",
  "unkept",
  "deliberate",
  "faulty",
  "asking",
] as const;
export type SaveState = (typeof saveStates)[number];

export interface SaveStatusProps extends ElementProps<"p"> {
  /**
   * Where the changes are: saved, being saved, kept in the browser or only in the page (`unkept`),
   * or held back by a problem.
   */
  state: SaveState;
  /** When it was last saved. */
  savedAt?: string | undefined;
}

const icons = {
  saved: DoneIcon,
  waiting: EditIcon,
  kept: OfflineIcon,
  unkept: WarningIcon,
  deliberate: EditIcon,
  faulty: WarningIcon,
  asking: WarningIcon,
} as const;

/** Problems are announced; repeated success is only shown. */
const announced = new Set<SaveState>(["kept", "unkept", "faulty", "asking"]);

/** Shows in one line where an author's changes are. */
export function SaveStatus({ state, savedAt, ...root }: SaveStatusProps) {
  const { locale } = useFormats();
  const t = useMessages(savingMessages);
  const time = useMemo(() => new Intl.DateTimeFormat(locale, { timeStyle: "short" }), [locale]);
  const words =
    state === "saved" && savedAt !== undefined
      ? t("status.savedAt", { time: time.format(new Date(savedAt)) })
      : t(`status.${state}`);
  return (
    <p css={[styles.line, styles.states[state]]} data-save-state={state} {...root}>
      {state === "saving" ? (
        <Spinner size="small" />
      ) : (
        <Icon icon={icons[state] ?? EditIcon} size="medium" />
      )}
      <span>{words}</span>
      <VisuallyHidden>
        <output>{announced.has(state) ? words : ""}</output>
      </VisuallyHidden>
    </p>
  );
}
