import { gameApi } from "@katha/api/game";
import { AlongPanel, type NotTaken } from "@katha/ui/screens";
import { useState } from "react";
import { clientOf, keepAlong } from "../../../along/keep-along.ts";
import { putAway } from "../../../along/put-away.ts";
import { takeAlong, tellAnew } from "../../../along/taking.ts";
import { useAppStore } from "../../../store/hooks.ts";
import { useAlong } from "./useAlong.ts";

const fetchStrip = () => import("./AlongStrip.tsx");

interface AlongDialogProps {
  session: string;
  onClose: () => void;
}

/** Takes the open session along, and lists what is along. */
export function AlongDialog({ session, onClose }: AlongDialogProps) {
  const store = useAppStore();
  const along = useAlong();
  const [isTaking, setTaking] = useState(false);
  const [notTaken, setNotTaken] = useState<NotTaken>();

  async function take(): Promise<void> {
    setTaking(true);
    setNotTaken(undefined);
    // What the page shows without a line is here before.
    await fetchStrip().catch(() => {});
    const why = await takeAlong(store.dispatch(clientOf), session);
    setTaking(false);
    if (why === null) await keepAlong(store);
    else setNotTaken(why);
  }

  async function anew(id: string): Promise<void> {
    await tellAnew(id);
    const again = { forceRefetch: true, subscribe: false };
    await store.dispatch(gameApi.endpoints.getSession.initiate(id, again));
  }

  if (along === undefined) return null;
  return (
    <AlongPanel
      open
      onOpenChange={onClose}
      here={along.find(({ id }) => id === session) ?? null}
      others={along.filter(({ id }) => id !== session)}
      taking={isTaking}
      notTaken={notTaken}
      onTake={() => void take()}
      onPutAway={(id) => void putAway(id)}
      onAnew={(id) => void anew(id)}
    />
  );
}
