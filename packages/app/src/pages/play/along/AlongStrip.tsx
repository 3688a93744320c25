import { Button, Link, Notice, useFormats, useMessages } from "@katha/ui";
import { alongMessages } from "@katha/ui/screens";
import { useEffect } from "react";
import { emitAlong, forgetJoined, partsJoined } from "../../../along/events.ts";
import { branches, broughtBack } from "../../../along/outcomes.ts";
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
  useEffect(() => () => forgetJoined(session), [session]);
  const branch = branches.of(session);
  if (branch !== undefined)
    return (
      <Notice>
        {t("strip.branched")}{" "}
        <Link href={paths.play(branch)} onClick={() => branches.forget(session)}>
          {t("strip.go")}
        </Link>
      </Notice>
    );
  const why = broughtBack.of(session);
  if (why !== undefined) {
    const read = () => {
      broughtBack.forget(session);
      emitAlong({ kind: "changed", session });
    };
    return (
      <Notice>
        {t(`strip.back.${why}`)}{" "}
        <Button size="small" onClick={read}>
          {t("strip.understood")}
        </Button>
      </Notice>
    );
  }
  const here = along?.find(({ id }) => id === session);
  if (here === undefined) return <OfflineNotice />;
  const count = here.waiting.length;
  const settled = partsJoined(session);
  if (here.trouble !== null && count > 0)
    return (
      <Notice>
        {t("strip.trouble")}{" "}
        <Button size="small" onClick={onWaiting}>
          {t("strip.why")}
        </Button>
      </Notice>
    );
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
