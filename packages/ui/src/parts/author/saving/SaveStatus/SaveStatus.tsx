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

/** Where the words are that an author writes. Where saving is a deliberate act, they wait for it in the browser. */
export const saveStates = [
  "saved",
  "waiting",
  "saving",
  "kept",
  "deliberate",
  "faulty",
  "asking",
] as const;
export type SaveState = (typeof saveStates)[number];

export interface SaveStatusProps extends ElementProps<"p"> {
  /** Where the words are by now: saved, on their way, kept in the browser, or held back by a problem. */
  state: SaveState;
  /** When it was saved last. */
  savedAt?: string | undefined;
}

const icons = {
  saved: DoneIcon,
  waiting: EditIcon,
  kept: OfflineIcon,
  deliberate: EditIcon,
  faulty: WarningIcon,
  asking: WarningIcon,
} as const;

/** Problems are announced; repeated success is only shown. */
const announced = new Set<SaveState>(["kept", "faulty", "asking"]);

/** Says in one line where an author's words are. */
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
