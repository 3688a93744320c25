import { useLanguage } from "../../../words/WordsProvider.tsx";
import { button, buttonKinds, buttonSizes } from "../Button/styles.ts";
import { NextIcon, PreviousIcon } from "../../marks/Icon/icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { shownPages } from "./shownPages.ts";
import { gap, number, pages } from "./styles.ts";

export interface PaginationProps {
  page: number;
  total: number;
  onPage: (page: number) => void;
}

export function Pagination({ page, total, onPage }: PaginationProps) {
  const { say, number: form } = useLanguage();
  if (total <= 1) return null;
  return (
    <nav css={pages} aria-label={say("pages.label")}>
      <IconButton
        icon={PreviousIcon}
        label={say("pages.previous")}
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
            aria-label={say("pages.page", { page: form(each) })}
            {...(each === page && { "aria-current": "page" })}
            onClick={() => onPage(each)}
          >
            {form(each)}
          </button>
        ),
      )}
      <IconButton
        icon={NextIcon}
        label={say("pages.next")}
        kind="ghost"
        flips
        aria-disabled={page >= total}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
