import {
  getSession,
  getSessionBook,
  getSessionEntries,
  type HistoryEntry,
} from "@katha/api/contract";
import type { Book } from "@katha/ui/markdown";
import { bookOf, type BookPicture, epub } from "@katha/play/book";
import type { MediaStore } from "../../../../features/media/index.ts";
import { openSocialPicture } from "../../../../features/media/renditions/social-picture.ts";
import { limitConcurrency } from "../../../../lib/limit-concurrency.ts";
import { Problem } from "../../../../lib/problem.ts";
import type { AskCall } from "../../../../http/calls/own-requests.ts";

type Pictures = Pick<MediaStore, "openDerived">;

/** A book is put together in memory: so many letters and bytes of pictures are in it at most. */
const mostLetters = 3_000_000;
const mostPictureBytes = 12_000_000;

const tooLong = () =>
  new Problem(
    413,
    "too_large",
    "This play is too long to be sent as a book from here. Open its book in Katha and save it there; nothing is lost.",
  );

const lettersIn = (entries: readonly HistoryEntry[]) =>
  entries.reduce(
    (sum, { setup, ai_response }) => sum + (setup ?? "").length + (ai_response ?? "").length,
    0,
  );

async function readBook(ask: AskCall, session_id: string): Promise<Book> {
  const params = { session_id };
  const session = await ask(getSession, { params });
  const about = await ask(getSessionBook, { params });
  const { narrative_history, earlier } = session.session_data;
  const pages: (readonly HistoryEntry[])[] = [narrative_history];
  let letters = lettersIn(narrative_history);
  for (let before = earlier; before !== null;) {
    if (letters > mostLetters) throw tooLong();
    const page = await ask(getSessionEntries, { params, query: { before, limit: 100 } });
    pages.unshift(page.entries);
    letters += lettersIn(page.entries);
    before = page.earlier;
  }
  return bookOf({ session, about, entries: pages.flat() });
}

async function picturesOf(media: Pictures, { chapters }: Book): Promise<BookPicture[]> {
  const passages = chapters.flatMap((chapter) => chapter.passages);
  const wanted = new Set(passages.flatMap((one) => (one.kind === "picture" ? [one.src] : [])));
  const inside: BookPicture[] = [];
  let size = 0;
  for (const src of wanted) {
    const bytes = size < mostPictureBytes ? await openSocialPicture(media, src) : null;
    if (bytes === null) continue;
    size += bytes.length;
    inside.push({ src, bytes });
  }
  return inside;
}

const busy = () =>
  new Problem(503, "busy", "Other books are being made just now. Try again in a moment.", {
    headers: { "retry-after": "10" },
  });

/** Makes the books of sessions one after the other, so that the pictures of one are in memory at a time. */
export function bookMaker(media: Pictures) {
  const inTurn = limitConcurrency(1, { most: 20, patienceMs: 30_000, refuse: busy });
  return (ask: AskCall, session: string): Promise<Uint8Array> =>
    inTurn(async () => {
      const book = await readBook(ask, session);
      const inside = await picturesOf(media, book);
      const cover = await openSocialPicture(media, book.cover);
      return epub(book, { cover, inside });
    });
}
