import type { AccountStorage } from "@katha/api/shapes";
import { useRef, useState } from "react";
import { Badge } from "../../../primitives/marks/Badge/Badge.tsx";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Skeleton } from "../../../primitives/feedback/Skeleton/Skeleton.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { ConfirmDialog } from "../../../primitives/overlays/Dialog/ConfirmDialog.tsx";
import { Link } from "../../../primitives/actions/Link/Link.tsx";
import { Meter } from "../../../primitives/feedback/Meter/Meter.tsx";
import { useNextFocus } from "../../../primitives/useNextFocus.ts";
import type { ElementProps } from "../../../primitives/element.ts";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { settingsMessages } from "../../../messages/players/settings.ts";
import { useAddresses } from "../../AddressesProvider/AddressesProvider.tsx";
import { list, name, row, words } from "../SignInList/styles.ts";
import { FormSection } from "../../author/fields/FormSection/FormSection.tsx";
import { stacked } from "../stacked.ts";
import { sizeIn } from "../../../messages/size-in.ts";
import * as styles from "./styles.ts";

const storageKinds = [
  "stories",
  "versions",
  "plays",
  "pictures",
] as const satisfies readonly (keyof AccountStorage)[];

/** Other props are passed to the section, not to the dialog. */
export interface StorageUseProps extends ElementProps<"section", "title"> {
  /** How much is stored, and the limits; absent while it loads. */
  storage?: AccountStorage | undefined;
  /** Deletes unused pictures. */
  onDeletePictures: () => void;
  /** Called with the id of a play, after a confirmation. */
  onDeletePlay: (id: string) => void;
  /**
   * Ids of the plays that are being deleted; `pictures` for the pictures.
   * @default []
   */
  working?: readonly string[] | undefined;
  /** Why it could not be loaded, or something not be deleted. */
  failure?: string | undefined;
}

type Play = AccountStorage["largestPlays"][number];
const none: readonly string[] = [];
/** From this share on, a kind is nearly full. */
const nearlyFull = 0.9;

/** What the account stores, the limits, and what can be deleted. */
export function StorageUse(props: StorageUseProps) {
  const { storage, onDeletePictures, onDeletePlay, working = none, failure, ...root } = props;
  const t = useMessages(settingsMessages);
  const [asked, setAsked] = useState<Play>();
  const frame = useRef<HTMLDivElement>(null);
  const { onFocus, finalFocus } = useNextFocus(frame);
  return (
    <FormSection title={t("room.title")} note={t("room.note")} {...root}>
      {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
      {storage === undefined && failure === undefined && <Skeleton width="60%" />}
      {storage && (
        <div ref={frame} css={stacked} tabIndex={-1} onFocus={onFocus}>
          <Uses {...{ storage, onDeletePictures, working }} onAsk={setAsked} />
        </div>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        finalFocus={finalFocus}
        title={t("room.askTitle", { title: asked?.storyTitle ?? "" })}
        description={t("room.askNote")}
        cancel={t("room.keep")}
        confirm={t("room.delete")}
        onConfirm={() => {
          if (asked) onDeletePlay(asked.sessionId);
        }}
      />
    </FormSection>
  );
}

interface UsesProps extends Pick<StorageUseProps, "onDeletePictures"> {
  storage: AccountStorage;
  working: readonly string[];
  onAsk: (play: Play) => void;
}

function Uses({ storage, onDeletePictures, working, onAsk }: UsesProps) {
  const t = useMessages(settingsMessages);
  const { date, locale, number } = useFormats();
  const { myStories } = useAddresses();
  const size = (bytes: number) => sizeIn(locale, bytes);
  const { unusedPictures, largestPlays } = storage;
  return (
    <>
      <div css={styles.meters}>
        {storageKinds.map((kind) => {
          const { used, limit } = storage[kind];
          return (
            <Meter
              key={kind}
              label={t(`room.${kind}`)}
              value={used}
              max={limit}
              high={limit * nearlyFull}
              valueText={t("room.of", { used: size(used), limit: size(limit) })}
            />
          );
        })}
      </div>
      <p css={styles.soft}>
        {t("room.versionsNote")} <Link href={myStories}>{t("room.myStories")}</Link>
      </p>
      {unusedPictures.count > 0 && (
        <div css={row}>
          <span css={words}>
            <span>
              {t("room.unused", {
                count: unusedPictures.count,
                amount: number(unusedPictures.count),
                size: size(unusedPictures.bytes),
              })}
            </span>
            <span css={styles.soft}>{t("room.unusedNote")}</span>
          </span>
          <Button size="small" loading={working.includes("pictures")} onClick={onDeletePictures}>
            {t(working.includes("pictures") ? "room.deleting" : "room.deletePictures")}
          </Button>
        </div>
      )}
      {largestPlays.length > 0 && (
        <section>
          <h3 css={styles.heading}>{t("room.largest")}</h3>
          <ul css={list}>
            {largestPlays.map((play) => (
              <li key={play.sessionId} css={row} data-row>
                <span css={words}>
                  <span css={name}>
                    <bdi>{play.storyTitle}</bdi>
                    {play.isBranch && <Badge tone="info">{t("room.branch")}</Badge>}
                  </span>
                  <span css={styles.soft}>
                    {t("room.play", { size: size(play.bytes), date: date(play.updatedAt) })}
                  </span>
                </span>
                <Button
                  size="small"
                  loading={working.includes(play.sessionId)}
                  {...(!working.includes(play.sessionId) && {
                    "aria-label": t("room.deleteOf", { title: play.storyTitle }),
                  })}
                  onClick={() => onAsk(play)}
                >
                  {t(working.includes(play.sessionId) ? "room.deleting" : "room.delete")}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
