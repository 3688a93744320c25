import type { GameSessionSummary } from "@katha/api/shapes";
import { useId, useRef } from "react";
import type { Ref } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Link } from "../../../../primitives/actions/Link/Link.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { Dialog } from "../../../../primitives/overlays/Dialog/Dialog.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { ownSessionMessages } from "../../../../messages/players/own-session.ts";
import { shelfMessages } from "../../../../messages/players/shelf.ts";
import { useAddresses } from "../../../AddressesProvider/AddressesProvider.tsx";
import { FailedToLoad } from "../../../shell/FailedToLoad/FailedToLoad.tsx";
import { LoadingLines } from "../../../shell/LoadingLines/LoadingLines.tsx";
import type { ShelfList } from "../../../story/shelf/shelf.ts";
import type { SavingProps } from "../../opened.ts";
import * as styles from "./styles.ts";

/** Other props are passed to the dialog. */
export interface SessionsDialogProps extends SavingProps {
  /** The plays of the story, last played first. */
  sessions: ShelfList<GameSessionSummary>;
  /** The language of the story's text: `hi`, `ur`. */
  language: string;
  /** Called when a play was chosen, whose link is then followed. */
  onChoose?: (() => void) | undefined;
  /** Begins the story anew, beside the others. */
  onAnew: () => void;
  /** Loads the plays again; without it no button is offered. */
  onRetry?: (() => void) | undefined;
  /** Loads more of them. */
  onMore?: (() => void) | undefined;
}

/** Asks which play of a story goes on, or whether it begins anew. */
export function SessionsDialog(props: SessionsDialogProps) {
  const { sessions, language, onChoose, onAnew, onRetry, onMore, ...rest } = props;
  const { busy = false, failure, ...root } = rest;
  const t = useMessages(ownSessionMessages);
  const tShelf = useMessages(shelfMessages);
  const first = useRef<HTMLAnchorElement>(null);
  const isOne = sessions.state === "ready" && sessions.items.length < 2;
  return (
    <Dialog
      size="medium"
      initialFocus={first}
      title={t("sessions.title")}
      description={t(isOne ? "sessions.noteOne" : "sessions.note")}
      actions={
        <>
          <Button onClick={() => root.onOpenChange(false)}>{t("sessions.stay")}</Button>
          <Button loading={busy} onClick={onAnew}>
            {t(busy ? "sessions.beginning" : "sessions.anew")}
          </Button>
        </>
      }
      {...root}
    >
      {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
      {sessions.state === "loading" && (
        <LoadingLines label={t("sessions.loading")} widths={["45%", "90%", "60%"]} />
      )}
      {sessions.state === "failed" && <FailedToLoad message={sessions.message} onRetry={onRetry} />}
      {sessions.state === "ready" && (
        <>
          <ul css={styles.list} aria-label={t("sessions.list")}>
            {sessions.items.map((session, at) => (
              <li key={session.id}>
                <Session
                  session={session}
                  language={language}
                  link={at === 0 ? first : null}
                  onChoose={onChoose}
                />
              </li>
            ))}
          </ul>
          {sessions.moreError !== undefined && (
            <Callout tone="danger">{sessions.moreError}</Callout>
          )}
          {sessions.hasMore === true && onMore && (
            <div css={styles.more}>
              <Button variant="ghost" loading={sessions.loadingMore === true} onClick={onMore}>
                {tShelf("shelf.more")}
              </Button>
            </div>
          )}
        </>
      )}
    </Dialog>
  );
}

interface SessionProps extends Pick<SessionsDialogProps, "language" | "onChoose"> {
  session: GameSessionSummary;
  link: Ref<HTMLAnchorElement>;
}

function Session({ session, language, link, onChoose }: SessionProps) {
  const t = useMessages(ownSessionMessages);
  const tShelf = useMessages(shelfMessages);
  const { date, percent } = useFormats();
  const line = useId();
  const facts = useId();
  const addresses = useAddresses();
  const { place, completionPercentage, isCompleted, ending } = session;
  const own = { lang: language, dir: "auto" } as const;
  const ended = ending === null ? tShelf("session.ended") : tShelf("session.ending", { ending });
  return (
    <div css={styles.card}>
      <h3 css={styles.place} {...(place !== null && own)}>
        <Link
          ref={link}
          variant="quiet"
          href={addresses.play(session.id)}
          css={styles.cover}
          aria-describedby={`${line} ${facts}`}
          onClick={onChoose}
        >
          {place ?? t(completionPercentage === 0 ? "sessions.begin" : "sessions.onTheWay")}
        </Link>
      </h3>
      {session.lastLine !== "" && (
        <p id={line} css={styles.line} {...own}>
          {session.lastLine}
        </p>
      )}
      <p id={facts} css={styles.facts}>
        <span>{tShelf("session.played", { date: date(session.updatedAt) })}</span>
        {isCompleted && <span>{ended}</span>}
        {!isCompleted && completionPercentage > 0 && (
          <span>{t("sessions.far", { percent: percent(completionPercentage) })}</span>
        )}
        {session.branchedFrom !== null && <span>{tShelf("session.branch")}</span>}
      </p>
    </div>
  );
}
