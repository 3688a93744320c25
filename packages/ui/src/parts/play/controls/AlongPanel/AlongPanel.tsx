import { useState } from "react";
import { useAddresses } from "../../../AddressesProvider/AddressesProvider.tsx";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Link } from "../../../../primitives/actions/Link/Link.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { DownloadIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { Drawer } from "../../../../primitives/overlays/Drawer/Drawer.tsx";
import { SmallText } from "../../../../primitives/content/SmallText/SmallText.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { alongMessages } from "../../../../messages/players/along.ts";
import { playErrors } from "../../../../messages/errors/play.ts";
import type { OpenedProps } from "../../opened.ts";
import { groupTitle } from "../../panel-styles.ts";
import { sizeIn } from "./size.ts";
import * as styles from "./styles.ts";

/** Something that was done on the device and waits for the line. */
export type WaitingPart =
  | { id: string; kind: "picture" }
  | { id: string; kind: "turn"; said: string | null; told: string };

/** A story that is kept on the device. */
export interface StoryAlong {
  /** The session's id. */
  id: string;
  title: string;
  /** The story's language. */
  language: string;
  /** In bytes. */
  size: number;
  /** When it was taken along. */
  since: string;
  /** What was done here and waits for the line, in order. */
  waiting: readonly WaitingPart[];
  /** Why what waits does not join the play; `reason` in words, where they are known. */
  trouble: { kind: "told_otherwise" | "refused"; reason?: string | undefined } | null;
}

/** Why a story was not taken along. */
export type NotTaken =
  | "full"
  | "no_line"
  | "not_here"
  | "stays_online"
  | "author_keeps_online"
  | "needs_model"
  | "failed";

/** Other props are passed to the drawer itself, not to its backdrop. */
export interface AlongPanelProps extends OpenedProps {
  /** The story that is open, where it is along; null where it is not. */
  here: StoryAlong | null;
  /** Other stories that are along. */
  others: readonly StoryAlong[];
  /**
   * The story that is open is being fetched.
   * @default false
   */
  taking?: boolean | undefined;
  /** Why it was not taken along. */
  notTaken?: NotTaken | undefined;
  /** Takes the story that is open along. */
  onTake: () => void;
  /** Puts a story away, with what waits in it. */
  onPutAway: (id: string) => void;
  /** Has what waits told anew. */
  onAnew: (id: string) => void;
}

/** Stories that are kept on the device, to be played without a connection, and what waits for the line there. */
export function AlongPanel(props: AlongPanelProps) {
  const { here, others, taking = false, notTaken, onTake, onPutAway, onAnew, ...root } = props;
  const t = useMessages(alongMessages);
  const addresses = useAddresses();
  const { locale } = useFormats();
  return (
    <Drawer title={t("title")} {...root}>
      <div css={styles.panel}>
        <SmallText>{t("note")}</SmallText>
        {notTaken !== undefined && <NotTakenCallout why={notTaken} />}
        {here === null ? (
          <>
            <SmallText>{t("what")}</SmallText>
            <Button variant="primary" icon={DownloadIcon} loading={taking} onClick={onTake}>
              {t("take")}
            </Button>
            {taking && <SmallText as="output">{t("taking")}</SmallText>}
          </>
        ) : (
          <>
            <Callout tone="success">{t("here", { size: sizeIn(locale, here.size) })}</Callout>
            <Along story={here} onPutAway={onPutAway} onAnew={onAnew} />
          </>
        )}
        {others.length > 0 && (
          <section css={styles.others}>
            <h3 css={groupTitle}>{t("others")}</h3>
            <ul css={styles.list}>
              {others.map((story) => (
                <li key={story.id}>
                  <Link href={addresses.play(story.id)} lang={story.language} dir="auto">
                    {story.title}
                  </Link>
                  <Along story={story} onPutAway={onPutAway} onAnew={onAnew} isOther />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Drawer>
  );
}

function NotTakenCallout({ why }: { why: NotTaken }) {
  const t = useMessages(alongMessages);
  const tError = useMessages(playErrors);
  const isRefused =
    why === "stays_online" || why === "author_keeps_online" || why === "needs_model";
  return <Callout tone="danger">{isRefused ? tError(why) : t(`failed.${why}`)}</Callout>;
}

interface AlongProps extends Pick<AlongPanelProps, "onPutAway" | "onAnew"> {
  story: StoryAlong;
  isOther?: boolean;
}

function Along({ story, onPutAway, onAnew, isOther = false }: AlongProps) {
  const { id, title, language, size, since, waiting, trouble } = story;
  const t = useMessages(alongMessages);
  const { number, date, locale } = useFormats();
  const [isAsked, setAsked] = useState(false);
  const count = waiting.filter(({ kind }) => kind === "turn").length;
  const amount = number(count);
  return (
    <div css={styles.story}>
      {isOther && (
        <SmallText>{t("since", { day: date(since), size: sizeIn(locale, size) })}</SmallText>
      )}
      {trouble && (
        <Callout tone="warning">
          {trouble.kind === "told_otherwise"
            ? t("trouble.told_otherwise")
            : t("trouble.refused", { reason: trouble.reason ?? t("trouble.unknown") })}
        </Callout>
      )}
      {waiting.length > 0 && <WaitingList waiting={waiting} language={language} />}
      {isAsked && <Callout tone="warning">{t("sure", { count, amount })}</Callout>}
      <div css={styles.acts}>
        {trouble && !isAsked && <Button onClick={() => onAnew(id)}>{t("anew")}</Button>}
        {isAsked && <Button onClick={() => setAsked(false)}>{t("keep")}</Button>}
        <Button
          variant={isAsked ? "primary" : "secondary"}
          aria-label={isAsked ? undefined : t("putAwayOf", { title })}
          onClick={() => (count > 0 && !isAsked ? setAsked(true) : onPutAway(id))}
        >
          {t(isAsked ? "surePutAway" : "putAway")}
        </Button>
      </div>
    </div>
  );
}

function WaitingList({ waiting, language }: Pick<StoryAlong, "waiting" | "language">) {
  const t = useMessages(alongMessages);
  return (
    <section css={styles.others}>
      <h3 css={groupTitle}>{t("waiting")}</h3>
      <ol css={styles.list}>
        {waiting.map((part) => (
          <li key={part.id}>
            {part.kind === "picture" ? (
              t("waiting.picture")
            ) : (
              <>
                <SmallText>{part.said ?? t("waiting.goOn")}</SmallText>
                <p css={styles.told} lang={language} dir="auto">
                  {part.told}
                </p>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
