import type { Notification } from "@katha/api/shapes";
import { NotificationCard } from "../../../parts/notifications/NotificationCard/NotificationCard.tsx";
import { EmptyState } from "../../../parts/shell/EmptyState/EmptyState.tsx";
import { HeadedPage } from "../../../parts/shell/HeadedPage/HeadedPage.tsx";
import { FailedToLoad } from "../../../parts/shell/FailedToLoad/FailedToLoad.tsx";
import { useAddresses } from "../../../parts/AddressesProvider/AddressesProvider.tsx";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { ButtonLink } from "../../../primitives/actions/Button/ButtonLink.tsx";
import { VisuallyHidden } from "../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { Skeleton } from "../../../primitives/feedback/Skeleton/Skeleton.tsx";
import { DoneIcon, SettingsIcon } from "../../../primitives/marks/Icon/icons.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { notificationMessages } from "../../../messages/players/notifications.ts";
import * as styles from "./styles.ts";

export type NotificationsResult =
  | { state: "loading" }
  | { state: "failed"; message: string }
  | {
      state: "ready";
      notifications: readonly Notification[];
      unread: number;
      /** There are earlier ones. */
      goesOn: boolean;
    };

export interface NotificationsScreenProps extends ElementProps<"div"> {
  /** The news, or why it is not there. */
  result: NotificationsResult;
  /** Marks one as read. */
  onRead: (id: string) => void;
  /** Marks all as read, up to the newest that is shown. */
  onReadAll: (newest: string) => void;
  /**
   * All are being marked.
   * @default false
   */
  readingAll?: boolean;
  /** Why something could not be marked. */
  failure?: string | undefined;
  /** Loads earlier ones. */
  onMore: () => void;
  /**
   * Earlier ones are loading.
   * @default false
   */
  loadingMore?: boolean;
  /** Loads them again; without it no button is offered. */
  onRetry?: () => void;
}

/** What happened that the reader may want to know, newest first. */
export function NotificationsScreen(props: NotificationsScreenProps) {
  const {
    result,
    onRead,
    onReadAll,
    readingAll = false,
    failure,
    onMore,
    loadingMore = false,
    onRetry,
    ...root
  } = props;
  const t = useMessages(notificationMessages);
  const { home, settings } = useAddresses();
  const isReady = result.state === "ready";
  const newest = isReady ? result.notifications[0] : undefined;
  return (
    <HeadedPage
      css={styles.page}
      {...root}
      title={t("news.title")}
      note={t("news.note")}
      actions={
        <>
          {isReady && newest !== undefined && (
            <Button
              icon={DoneIcon}
              loading={readingAll}
              disabled={result.unread === 0}
              onClick={() => onReadAll(newest.id)}
            >
              {t(readingAll ? "news.reading" : "news.readAll")}
            </Button>
          )}
          <ButtonLink variant="ghost" href={settings} icon={SettingsIcon}>
            {t("news.byEmail")}
          </ButtonLink>
        </>
      }
    >
      <output css={styles.said}>
        {isReady && newest !== undefined && result.unread === 0 && t("news.allRead")}
      </output>
      {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
      {result.state === "loading" && (
        <output css={styles.list}>
          <VisuallyHidden>{t("news.loading")}</VisuallyHidden>
          {["one", "two", "three"].map((each) => (
            <span key={each} css={styles.coming}>
              <Skeleton variant="disc" width="36px" />
              <Skeleton width="60%" />
            </span>
          ))}
        </output>
      )}
      {result.state === "failed" && (
        <div css={styles.failed}>
          <FailedToLoad message={result.message} onRetry={onRetry} />
        </div>
      )}
      {isReady && newest === undefined && (
        <EmptyState scene="shelf" title={t("news.empty")} note={t("news.emptyNote")}>
          <ButtonLink variant="primary" href={home}>
            {t("news.find")}
          </ButtonLink>
        </EmptyState>
      )}
      {isReady && newest !== undefined && (
        <ul css={styles.list}>
          {result.notifications.map((notification) => (
            <li key={notification.id}>
              <NotificationCard notification={notification} onRead={onRead} />
            </li>
          ))}
        </ul>
      )}
      {isReady && result.goesOn && (
        <Button loading={loadingMore} onClick={onMore} css={styles.more}>
          {t(loadingMore ? "news.loadingMore" : "news.more")}
        </Button>
      )}
    </HeadedPage>
  );
}
