import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { authorMessages } from "../../../../messages/authors/author.ts";

const isOver = (moment: string) => Date.parse(moment) < Date.now();

interface AwaitedCoverNoteProps {
  /** The download is tried again until then. */
  until: string;
}

/** Of a cover that could not be downloaded when its story was saved. */
export function AwaitedCoverNote({ until }: AwaitedCoverNoteProps) {
  const { date } = useFormats();
  const t = useMessages(authorMessages);
  return isOver(until) ? t("cover.givenUp") : t("cover.awaited", { date: date(until) });
}
