import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { keepsakeMessages } from "../../../messages/players/keepsake.ts";
import { BookPages } from "../../../parts/play/book/BookPages/BookPages.tsx";
import type { Book, BookWishes } from "../../../parts/play/book/book.ts";
import { bookAsWished } from "../../../parts/play/book/book.ts";
import { KeepsakePage } from "../../../parts/play/KeepsakePage/KeepsakePage.tsx";
import { ErrorState } from "../../../parts/shell/ErrorState/ErrorState.tsx";
import { LoadingState } from "../../../parts/shell/LoadingState/LoadingState.tsx";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { Switch } from "../../../primitives/fields/Switch/Switch.tsx";
import { DownloadIcon, PrintIcon } from "../../../primitives/marks/Icon/icons.ts";
import * as styles from "./styles.ts";

export const bookFormats = ["epub", "markdown", "text"] as const;
export type BookFormat = (typeof bookFormats)[number];

/** What became of the last press. */
export type BookSaving =
  | { state: "idle" }
  | { state: "binding" }
  | { state: "failed" }
  /** How many pictures could not be fetched. */
  | { state: "saved"; leftOut: number };

export type BookResult =
  | { state: "loading" }
  | { state: "failed"; message: string }
  | { state: "ready"; book: Book };

/** Other props are passed to the frame of the page, or of what is shown instead of it. */
export interface BookScreenProps extends ElementProps<"div"> {
  /** The book, or why it is not available. */
  result: BookResult;
  /** What the reader wants in it. */
  wishes: BookWishes;
  /** Called with the wishes when one was changed. */
  onWishesChange: (wishes: BookWishes) => void;
  /** What became of saving it. */
  saving: BookSaving;
  /** Saves the book as a file. */
  onSave: (format: BookFormat) => void;
  /** Opens the browser's print dialog. */
  onPrint: () => void;
  /** Loads the book again after a failure. */
  onRetry: () => void;
}

/** A session as a book: read on, taken along as a file, or printed. */
export function BookScreen(props: BookScreenProps) {
  const { result, wishes, onWishesChange, saving, onSave, onPrint, onRetry, ...root } = props;
  const t = useMessages(keepsakeMessages);
  const { number } = useFormats();
  if (result.state === "failed")
    return <ErrorState heading="h1" message={result.message} onRetry={onRetry} {...root} />;
  if (result.state !== "ready") return <LoadingState {...root}>{t("book.loading")}</LoadingState>;
  const isBinding = saving.state === "binding";
  return (
    <KeepsakePage css={styles.screen} {...root} session={result.book.id} other="map">
      <section css={styles.tools} aria-label={t("book.tools")}>
        <div css={styles.wishes}>
          <Switch
            label={t("book.ownLines")}
            checked={wishes.hasOwnLines}
            onChange={({ currentTarget }) =>
              onWishesChange({ ...wishes, hasOwnLines: currentTarget.checked })
            }
          />
          <Switch
            label={t("book.pictures")}
            checked={wishes.hasPictures}
            onChange={({ currentTarget }) =>
              onWishesChange({ ...wishes, hasPictures: currentTarget.checked })
            }
          />
        </div>
        <div css={styles.formats}>
          <Button
            variant="primary"
            icon={DownloadIcon}
            loading={isBinding}
            onClick={() => onSave("epub")}
          >
            {t("book.epub")}
          </Button>
          <Button icon={PrintIcon} onClick={onPrint}>
            {t("book.print")}
          </Button>
          <Button variant="ghost" onClick={() => onSave("markdown")}>
            {t("book.markdown")}
          </Button>
          <Button variant="ghost" onClick={() => onSave("text")}>
            {t("book.text")}
          </Button>
        </div>
        <output css={styles.note}>
          {isBinding && t("book.binding")}
          {saving.state === "failed" && t("book.notSaved")}
          {saving.state === "saved" &&
            (saving.leftOut === 0
              ? t("book.saved")
              : t("book.leftOut", { count: saving.leftOut, amount: number(saving.leftOut) }))}
        </output>
      </section>
      <BookPages book={bookAsWished(result.book, wishes)} />
    </KeepsakePage>
  );
}
