import { useId, useRef, useState } from "react";
import { Icon } from "../../../../primitives/marks/Icon/Icon.tsx";
import {
  BookmarkIcon,
  BranchIcon,
  CoinsIcon,
  ComposeIcon,
  CompareIcon,
  EditIcon,
  ReportIcon,
  ReturnIcon,
  ShareIcon,
} from "../../../../primitives/marks/Icon/icons.ts";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { playMessages } from "../../../../messages/players/play.ts";
import type { LogPart } from "@katha/api/shapes";
import type { PartAction } from "./log-entry.ts";
import { act, acts, more, moreToggle } from "./part-styles.ts";

export interface PartActionsProps {
  part: LogPart;
  /** Called with the action, the id of the part, and the selected text in it. */
  onPart: (act: PartAction, part: string, selected: string) => void;
}

const icons = {
  mark: BookmarkIcon,
  reword: EditIcon,
  takeBack: ReturnIcon,
  tellings: CompareIcon,
  branch: BranchIcon,
  card: ShareIcon,
  cost: CoinsIcon,
  correct: ComposeIcon,
  report: ReportIcon,
} as const;

/** The selected text in the part above the menu. */
function selectedBeside(toggle: HTMLElement): string {
  const words = toggle.closest("[data-entry]");
  const selection = getSelection();
  const isWithin = words?.contains(selection?.anchorNode ?? null) ?? false;
  return isWithin ? (selection?.toString().trim() ?? "") : "";
}

/** A menu of actions for a part. */
export function PartActions({ part, onPart }: PartActionsProps) {
  const { locale } = useFormats();
  const t = useMessages(playMessages);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  // Pressing the button may clear the selection, so it is read before.
  const selected = useRef("");
  const toggle = useRef<HTMLButtonElement>(null);
  const closeAndReturn = () => {
    setOpen(false);
    toggle.current?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles Escape for its buttons
    <div
      css={more}
      lang={locale}
      dir="auto"
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !isOpen) return;
        event.stopPropagation();
        closeAndReturn();
      }}
    >
      <button
        ref={toggle}
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
      {isOpen && (
        <span id={id} css={acts}>
          {part.acts.map((name) => (
            <button
              key={name}
              type="button"
              css={act}
              onClick={(event) => {
                event.stopPropagation();
                // A dialog that opens now returns the focus to the element that has it.
                closeAndReturn();
                onPart(name, part.id, selected.current);
              }}
            >
              <Icon icon={icons[name]} size="small" />
              {t(`part.${name}`)}
            </button>
          ))}
        </span>
      )}
    </div>
  );
}
