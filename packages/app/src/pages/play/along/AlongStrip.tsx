import { Button, Link, Notice, useFormats, useMessages } from "@katha/ui";
import { alongMessages } from "@katha/ui/screens";
import { useEffect } from "react";
import { emitAlong, forgetJoined, partsJoined } from "../../../along/events.ts";
import { branches, broughtBack } from "../../../along/outcomes.ts";
import { OfflineNotice, useServerReach } from "../../../offline/OfflineNotice.tsx";
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
    return noticeWith(t(`strip.back.${why}`), t("strip.understood"), read);
  }
  const here = along?.find(({ id }) => id === session);
  if (here === undefined) return <OfflineNotice />;
  const count = here.waiting.length;
  const settled = partsJoined(session);
  if (here.trouble !== null && count > 0)
    return noticeWith(t("strip.trouble"), t("strip.why"), onWaiting);
  if (reach === "up" && count === 0)
    return settled === 0 ? null : (
      <Notice>{t("strip.settled", { count: settled, amount: number(settled) })}</Notice>
    );
  const offline = reach === "up" ? "" : t("strip.along");
  if (count === 0) return <Notice>{offline}</Notice>;
  const note = `${offline} ${t("strip.waiting", { count, amount: number(count) })}`;
  return noticeWith(note, t("strip.see"), onWaiting);
}

/** Not a component: the strip stays one live region, whose text changes. */
const noticeWith = (note: string, action: string, onAction: () => void) => (
  <Notice>
    {note}{" "}
    <Button size="small" onClick={onAction}>
      {action}
    </Button>
  </Notice>
);
