import { notificationsApi } from "@katha/api/notifications";
import { useMessages } from "@katha/ui";
import { notificationMessages, NotificationsScreen } from "@katha/ui/screens";
import { useFailure } from "../../errors/useFailure.ts";
import { Site } from "../../shell/Site.tsx";
import { useOnReturn } from "../../shell/useOnReturn.ts";
import { useOpenPushed } from "./useOpenPushed.ts";

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
