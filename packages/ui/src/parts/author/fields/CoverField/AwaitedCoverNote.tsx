import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { authorMessages } from "../../../../messages/authors/author.ts";

/** A cover that could not be downloaded when its story was saved. */
export interface AwaitedCover {
  /** Until then the download is tried again. */
  until: string;
  isGivenUp: boolean;
}

export function AwaitedCoverNote({ until, isGivenUp }: AwaitedCover) {
  const { date } = useFormats();
  const t = useMessages(authorMessages);
  return isGivenUp ? t("cover.givenUp") : t("cover.awaited", { date: date(until) });
}
