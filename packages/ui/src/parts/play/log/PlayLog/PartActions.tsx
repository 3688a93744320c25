import { useId, useRef, useState } from "react";
import { Icon } from "../../../../primitives/marks/Icon/Icon.tsx";
import { BranchIcon, ComposeIcon, ReportIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { playMessages } from "../../../../messages/players/play.ts";
import type { LogPart, PartAction } from "./log-entry.ts";
import { act, acts, more, moreToggle } from "./part-styles.ts";

export interface PartActionsProps {
  part: LogPart;
  /** Called with what is to be done, the part, and what of its words is selected. */
  onPart: (act: PartAction, part: string, selected: string) => void;
}

const icons = { branch: BranchIcon, correct: ComposeIcon, report: ReportIcon } as const;

/** What is selected of the words above the menu. */
function selectedBeside(toggle: HTMLElement): string {
  const words = toggle.closest("[data-entry]");
  const selection = getSelection();
  const isWithin = words?.contains(selection?.anchorNode ?? null) ?? false;
  return isWithin ? (selection?.toString().trim() ?? "") : "";
}

/** A menu of what can be done with a part. */
export function PartActions({ part, onPart }: PartActionsProps) {
  const { locale } = useFormats();
  const t = useMessages(playMessages);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  // A press may end the selection, so it is read before.
  const selected = useRef("");
  return (
    <div css={more} lang={locale} dir="auto">
      {isOpen && (
        <span id={id} css={acts}>
          {part.acts.map((name) => (
            <button
              key={name}
              type="button"
              css={act}
              onClick={(event) => {
                event.stopPropagation();
                setOpen(false);
                onPart(name, part.id, selected.current);
              }}
            >
              <Icon icon={icons[name]} size="small" />
              {t(`part.${name}`)}
            </button>
          ))}
        </span>
      )}
      <button
        type="button"
        css={moreToggle}
        aria-label={t("part.more")}
        title={t("part.more")}
        aria-expanded={isOpen}
        {...(isOpen && { "aria-controls": id })}
        onPointerDown={(event) => {
          selected.current = selectedBeside(event.currentTarget);
        }}
        onKeyDown={(event) => {
          selected.current = selectedBeside(event.currentTarget);
        }}
        onClick={(event) => {
          event.stopPropagation();
          setOpen(!isOpen);
        }}
      />
    </div>
  );
}
