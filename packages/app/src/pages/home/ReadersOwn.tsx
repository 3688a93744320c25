import { browserStorage, type User } from "@katha/api";
import { walletApi } from "@katha/api/wallet";
import { Welcome, shelfMessages, ShelfPart } from "@katha/ui/screens";
import { useState, useEffect } from "react";
import { gameApi } from "@katha/api/game";
import { SessionCard, useMessages } from "@katha/ui";
import { useViewer } from "../../sign-in/useViewer.ts";
import { useFailure } from "../../errors/useFailure.ts";
import { toShelfList } from "../shelf/shelf.ts";
import { keepPlace } from "./first-paint-places.ts";

/** What only somebody who is signed in has, above the shelves. */
export function ReadersOwn() {
  return (
    <>
      <NewReader />
      <OpenPlays />
    </>
  );
}

/** Later nobody is new here, also in another browser. */
const newForMs = 3 * 24 * 3_600_000;

/** For somebody who has registered lately, until they put it away. */
function NewReader() {
  const { user } = useViewer();
  return user && <Greeting key={user.id} user={user} />;
}

function Greeting({ user }: { user: User }) {
  const key = `katha-welcomed-${user.id}`;
  const [isNew, setNew] = useState(
    () => Date.now() - Date.parse(user.createdAt) < newForMs && browserStorage.read(key) === null,
  );
  const { data } = walletApi.useWalletEntriesInfiniteQuery(undefined, { skip: !isNew });
  if (!isNew) return null;
  return (
    <Welcome
      name={user.displayName?.trim() || user.username}
      coins={data?.pages[0]?.balance}
      onClose={() => {
        browserStorage.write(key, "yes");
        setNew(false);
      }}
    />
  );
}

/** The plays may have gone on since, perhaps on another device. */
const afresh = { refetchOnMountOrArgChange: true };

/** Open plays, newest first; renders nothing if there are none. Older ones are on the shelf. */
function OpenPlays() {
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
    if (isKnown) keepPlace("plays", hasPlays ? "open" : null);
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
