import { useId, useState } from "react";
import { Icon } from "../../../../primitives/marks/Icon/Icon.tsx";
import { BranchIcon, ReportIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { playMessages } from "../../../../messages/players/play.ts";
import type { LogPart, PartAction } from "./log-entry.ts";
import { act, acts, more, moreToggle } from "./part-styles.ts";

export interface PartActionsProps {
  part: LogPart;
  onPart: (act: PartAction, part: string) => void;
}

const icons = { branch: BranchIcon, report: ReportIcon } as const;

/** A menu of what can be done with a part. */
export function PartActions({ part, onPart }: PartActionsProps) {
  const { locale } = useFormats();
  const t = useMessages(playMessages);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
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
                onPart(name, part.id);
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
        onClick={(event) => {
          event.stopPropagation();
          setOpen(!isOpen);
        }}
      />
    </div>
  );
}
