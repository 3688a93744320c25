import type { Notification } from "@katha/api/notifications";
import { placeOfNews } from "@katha/ui/screens";
import { useEffect } from "react";
import { paths } from "../../routes/paths.ts";
import { useLocation, useNavigate } from "../../routes/router.ts";

/** Pushed news that was pressed is read, and its page opens in the place of the list. */
export function useOpenPushed(
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
