import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { commonMessages } from "../../../messages/site/common.ts";
import { button, buttonKinds, buttonSizes } from "../Button/styles.ts";
import { NextIcon, PreviousIcon } from "../../marks/Icon/icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { shownPages } from "./shown-pages.ts";
import { gap, number, pages } from "./styles.ts";

export interface PaginationProps {
  page: number;
  total: number;
  onPage: (page: number) => void;
}

export function Pagination({ page, total, onPage }: PaginationProps) {
  const t = useMessages(commonMessages);
  const { number: form } = useFormats();
  if (total <= 1) return null;
  return (
    <nav css={pages} aria-label={t("pages.label")}>
      <IconButton
        icon={PreviousIcon}
        label={t("pages.previous")}
        kind="ghost"
        flips
        aria-disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      {shownPages(page, total).map((each, at) =>
        each === null ? (
          <span key={at === 1 ? "before" : "after"} css={gap} aria-hidden>
            …
          </span>
        ) : (
          <button
            key={each}
            type="button"
            css={[button, buttonKinds.ghost, buttonSizes.medium, number]}
            aria-label={t("pages.page", { page: form(each) })}
            {...(each === page && { "aria-current": "page" })}
            onClick={() => onPage(each)}
          >
            {form(each)}
          </button>
        ),
      )}
      <IconButton
        icon={NextIcon}
        label={t("pages.next")}
        kind="ghost"
        flips
        aria-disabled={page >= total}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
