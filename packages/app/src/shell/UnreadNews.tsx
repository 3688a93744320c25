import { notificationsApi } from "@katha/api/notifications";
import { useEffect } from "react";
import { NotificationsLink } from "@katha/ui/screens";
import { paths } from "../routes/paths.ts";
import { useOnReturn } from "./useOnReturn.ts";

/** Asked for again by a page that is opened later than this, and when the reader comes back to the tab. */
const staleAfterS = 60;

export function UnreadNews({ pathname }: { pathname: string }) {
  const { data, refetch } = notificationsApi.useCountUnreadNotificationsQuery(undefined, {
    refetchOnMountOrArgChange: staleAfterS,
  });
  useOnReturn(() => void refetch());
  useEffect(() => {
    // The icon on a home screen; without a permission there is none.
    if (data) void navigator.setAppBadge?.(data.unread).catch(() => {});
  }, [data]);
  return (
    <NotificationsLink unread={data?.unread ?? 0} current={pathname === paths.notifications} />
  );
}
