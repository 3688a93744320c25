import { toWire } from "@katha/api";
import { gameApi, type HistoryEntry } from "@katha/api/game";
import type { Book } from "@katha/ui/screens";
import { useEffect, useState } from "react";
import { useAppDispatch } from "../../../store/hooks.ts";
import { bookOf, type ToldSession } from "@katha/play/book";

/** More than any session has: then the server names pages without an end. */
const mostPages = 10_000;

type Read = { book?: Book; error?: unknown };

/** A session as a book: all of its entries are fetched, page by page. */
export function useSessionBook(session: string): Read & { retry: () => void } {
  const dispatch = useAppDispatch();
  const [read, setRead] = useState<Read & { of?: string }>({});
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const reading = new AbortController();
    const afresh = { forceRefetch: true, subscribe: false } as const;
    const { getSession, getSessionBook, getSessionEntries } = gameApi.endpoints;
    async function fetchBook(): Promise<Book> {
      const [told, about] = await Promise.all([
        dispatch(getSession.initiate(session, afresh)).unwrap(),
        dispatch(getSessionBook.initiate(session, afresh)).unwrap(),
      ]);
      const pages: (readonly HistoryEntry[])[] = [told.sessionData.narrativeHistory];
      const asked = new Set<string>();
      // A page that is named again leads nowhere else.
      for (
        let before = told.sessionData.earlier;
        before !== null && !asked.has(before) && pages.length < mostPages;
      ) {
        reading.signal.throwIfAborted();
        asked.add(before);
        const page = await dispatch(
          getSessionEntries.initiate({ session, before, most: true }, afresh),
        ).unwrap();
        pages.unshift(page.entries);
        before = page.earlier;
      }
      const sent = toWire({ session: told, about, entries: pages.flat() });
      return bookOf(sent as ToldSession);
    }
    void fetchBook().then(
      (book) => reading.signal.aborted || setRead({ book, of: session }),
      (error: unknown) => reading.signal.aborted || setRead({ error, of: session }),
    );
    return () => reading.abort();
  }, [session, tries, dispatch]);
  const isOwn = read.of === session;
  return {
    ...(isOwn && read),
    retry: () => {
      setRead({});
      setTries(tries + 1);
    },
  };
}
