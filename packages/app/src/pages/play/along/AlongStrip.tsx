import { alongMessages, Button, Link, Notice, useFormats, useMessages } from "@katha/ui";
import { useEffect, useState } from "react";
import { forgetMoved, movedTo } from "../../../along/moved.ts";
import { onAlongEvent } from "../../../along/events.ts";
import { OfflineNotice } from "../../../offline/OfflineNotice.tsx";
import { useServerReach } from "../../../offline/useServerReach.ts";
import { paths } from "../../../routes/paths.ts";
import { useAlong } from "./useAlong.ts";

interface AlongStripProps {
  session: string;
  /** Shows what waits. */
  onWaiting: () => void;
}

/** Says of a session that is along who tells, what waits, and what became of what was told here. */
export function AlongStrip({ session, onWaiting }: AlongStripProps) {
  const t = useMessages(alongMessages);
  const { number } = useFormats();
  const reach = useServerReach();
  const along = useAlong();
  const [settled, setSettled] = useState(0);
  useEffect(
    () =>
      onAlongEvent((event) => {
        if (event.kind === "settled" && event.session === session) setSettled(event.turns);
      }),
    [session],
  );
  const branch = movedTo(session);
  if (branch !== undefined)
    return (
      <Notice>
        {t("strip.branched")}{" "}
        <Link href={paths.play(branch)} onClick={() => forgetMoved(session)}>
          {t("strip.go")}
        </Link>
      </Notice>
    );
  const here = along?.find(({ id }) => id === session);
  if (here === undefined) return <OfflineNotice />;
  const count = here.waiting.length;
  if (reach === "up" && count === 0)
    return settled === 0 ? null : (
      <Notice>{t("strip.settled", { count: settled, amount: number(settled) })}</Notice>
    );
  return (
    <Notice>
      {reach !== "up" && t("strip.along")}{" "}
      {count > 0 && (
        <>
          {t("strip.waiting", { count, amount: number(count) })}{" "}
          <Button size="small" onClick={onWaiting}>
            {t("strip.see")}
          </Button>
        </>
      )}
    </Notice>
  );
}
