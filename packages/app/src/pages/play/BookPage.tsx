import { useMessages } from "@katha/ui";
import {
  type BookFormat,
  type BookSaving,
  BookScreen,
  bookAsWished,
  keepsakeMessages,
  storyMessages,
  usualBook,
} from "@katha/ui/screens";
import { useState } from "react";
import { useFailure } from "../../errors/useFailure.ts";
import { useParams } from "../../routes/router.ts";
import { Site } from "../../shell/Site.tsx";
import { resultOf } from "../result-of.ts";
import { useSessionBook } from "./book/useSessionBook.ts";

const fetchSaving = () => import("./book/save-book.ts").then(({ saveBook }) => saveBook);

export function BookPage() {
  const { sessionId = "" } = useParams();
  const t = useMessages(keepsakeMessages);
  const tStory = useMessages(storyMessages);
  const failureText = useFailure("error.unreachable");
  const { book, error, retry } = useSessionBook(sessionId);
  const [wishes, setWishes] = useState(usualBook);
  const [saving, setSaving] = useState<BookSaving>({ state: "idle" });
  const failure = error === undefined ? undefined : failureText(error, t("book.failed"));

  async function save(format: BookFormat): Promise<void> {
    if (book === undefined || saving.state === "binding") return;
    setSaving({ state: "binding" });
    try {
      const saveBook = await fetchSaving();
      const title = book.title || tStory("story.untitled");
      const leftOut = await saveBook(bookAsWished({ ...book, title }, wishes), format);
      setSaving({ state: "saved", leftOut });
    } catch {
      setSaving({ state: "failed" });
    }
  }

  return (
    <Site
      title={
        book === undefined
          ? (failure ?? null)
          : t("book.page", { title: book.title || tStory("story.untitled") })
      }
    >
      <BookScreen
        result={resultOf(book && { book }, failure)}
        wishes={wishes}
        onWishesChange={(next) => {
          setWishes(next);
          setSaving({ state: "idle" });
        }}
        saving={saving}
        onSave={(format) => void save(format)}
        onPrint={() => window.print()}
        onRetry={retry}
      />
    </Site>
  );
}
