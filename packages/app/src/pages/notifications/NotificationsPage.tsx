import { notificationsApi, type Notification } from "@katha/api/notifications";
import { useMessages } from "@katha/ui";
import { notificationMessages, NotificationsScreen, placeOfNews } from "@katha/ui/screens";
import { useEffect } from "react";
import { useFailure } from "../../errors/useFailure.ts";
import { Site } from "../../shell/Site.tsx";
import { useOnReturn } from "../../shell/useOnReturn.ts";
import { paths } from "../../routes/paths.ts";
import { useLocation, useNavigate } from "../../routes/router.ts";

/** Something may have happened since. */
const afresh = { refetchOnMountOrArgChange: true };

export function NotificationsPage() {
  const t = useMessages(notificationMessages);
  const failureText = useFailure("error.unreachable");
  const read = notificationsApi.useListNotificationsInfiniteQuery(undefined, afresh);
  useOnReturn(() => void read.refetch());
  const [readOne, one] = notificationsApi.useReadNotificationMutation();
  const [readAll, all] = notificationsApi.useReadAllNotificationsMutation();
  const pages = read.data?.pages;
  useOpenPushed(pages?.[0]?.notifications, readOne);
  const refused = one.error ?? all.error;
  const notLoaded = read.isFetchNextPageError ? read.error : undefined;
  return (
    <Site title={t("news.title")}>
      <NotificationsScreen
        result={
          pages === undefined
            ? read.error === undefined
              ? { state: "loading" }
              : { state: "failed", message: failureText(read.error, t("news.failed")) }
            : {
                state: "ready",
                notifications: pages.flatMap(({ notifications }) => notifications),
                unread: pages[0]?.unread ?? 0,
                goesOn: read.hasNextPage,
              }
        }
        onRead={(id) => void readOne(id)}
        onReadAll={(newest) => void readAll(newest)}
        readingAll={all.isLoading}
        failure={
          (refused && failureText(refused, t("news.notMarked"))) ??
          (notLoaded && failureText(notLoaded, t("news.failed")))
        }
        onMore={() => void read.fetchNextPage()}
        loadingMore={read.isFetchingNextPage}
        onRetry={() => void read.refetch()}
      />
    </Site>
  );
}

/** Pushed news that was pressed is read, and its page opens in the place of the list. */
function useOpenPushed(
  newest: readonly Notification[] | undefined,
  onRead: (id: string) => unknown,
): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const opened = new URLSearchParams(search).get("open");
  useEffect(() => {
    if (opened === null || newest === undefined) return;
    const pushed = newest.find(({ id }) => id === opened);
    if (pushed && !pushed.isRead) void onRead(pushed.id);
    void navigate((pushed && placeOfNews(pushed, paths)) ?? paths.notifications, { replace: true });
  }, [opened, newest, onRead, navigate]);
}
