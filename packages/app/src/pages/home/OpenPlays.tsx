import { gameApi } from "@katha/api/game";
import { SessionCard, useMessages } from "@katha/ui";
import { shelfMessages, ShelfPart } from "@katha/ui/screens";
import { useEffect } from "react";
import { useFailure } from "../../errors/useFailure.ts";
import { toShelfList } from "../shelf/shelf.ts";
import { keepPlace } from "./open-plays-place.ts";

/** The plays may have gone on since, perhaps on another device. */
const afresh = { refetchOnMountOrArgChange: true };

/** Open plays, newest first; renders nothing if there are none. Older ones are on the shelf. */
export function OpenPlays() {
  const t = useMessages(shelfMessages);
  const explain = useFailure("error.unreachable");
  const read = gameApi.useListSessionsInfiniteQuery({ completed: false }, afresh);
  const list = toShelfList(
    read,
    ({ sessions }) => sessions,
    (error) => explain(error, t("shelf.failed")),
  );
  const isKnown = list.state !== "loading";
  const hasPlays = list.state === "ready" && list.items.length > 0;
  useEffect(() => {
    if (isKnown) keepPlace(hasPlays);
  }, [isKnown, hasPlays]);
  if (!hasPlays) return null;
  return (
    <ShelfPart title={t("open.title")} list={list} layout="row" empty={t("open.empty")}>
      {(session) => (
        <li key={session.id}>
          <SessionCard session={session} />
        </li>
      )}
    </ShelfPart>
  );
}
