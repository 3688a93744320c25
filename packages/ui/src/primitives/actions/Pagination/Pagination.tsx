import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { controlMessages } from "../../../messages/site/controls.ts";
import type { ElementProps } from "../../element.ts";
import { button, buttonVariants, buttonSizes } from "../Button/styles.ts";
import { NextIcon, PreviousIcon } from "../../marks/Icon/icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { shownPages } from "./shown-pages.ts";
import { gap, number, pages } from "./styles.ts";

export interface PaginationProps extends ElementProps<"nav"> {
  /** The current page, counted from 1. */
  page: number;
  /** The number of pages; with only one, nothing is rendered. */
  pageCount: number;
  /** Called with the page that was pressed; the parent shows that page. */
  onPageChange: (page: number) => void;
}

/** Page numbers for a long list: the first, the last, and those around the current one. */
export function Pagination({ page, pageCount, onPageChange, ...root }: PaginationProps) {
  const t = useMessages(controlMessages);
  const { number: form } = useFormats();
  if (pageCount <= 1) return null;
  return (
    <nav css={pages} aria-label={t("pages.label")} {...root}>
      <IconButton
        icon={PreviousIcon}
        label={t("pages.previous")}
        variant="ghost"
        flipRtl
        aria-disabled={page <= 1}
        onClick={() => onPageChange(page - 1)}
      />
      {shownPages(page, pageCount).map((each, at) =>
        each === null ? (
          <span key={at === 1 ? "before" : "after"} css={gap} aria-hidden>
            …
          </span>
        ) : (
          <button
            key={each}
            type="button"
            css={[button, buttonVariants.ghost, buttonSizes.medium, number]}
            aria-label={t("pages.page", { page: form(each) })}
            {...(each === page && { "aria-current": "page" })}
            onClick={() => onPageChange(each)}
          >
            {form(each)}
          </button>
        ),
      )}
      <IconButton
        icon={NextIcon}
        label={t("pages.next")}
        variant="ghost"
        flipRtl
        aria-disabled={page >= pageCount}
        onClick={() => onPageChange(page + 1)}
      />
    </nav>
  );
}
