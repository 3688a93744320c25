import { browserStorage, type User } from "@katha/api";
import { walletApi } from "@katha/api/wallet";
import { Welcome } from "@katha/ui/screens";
import { useState } from "react";
import { useViewer } from "../../sign-in/useViewer.ts";

/** Later nobody is new here, also in another browser. */
const newForMs = 3 * 24 * 3_600_000;

/** For somebody who has registered lately, until they put it away. */
export function NewReader() {
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
