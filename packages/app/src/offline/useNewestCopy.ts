import { gameApi } from "@katha/api/game";
import { useEffect, useRef } from "react";
import { useAppDispatch } from "../store/hooks.ts";

/** The service worker keeps what was last read: after each turn the session is read again. */
export function useNewestCopy(session: string, isBusy: boolean): void {
  const dispatch = useAppDispatch();
  const wasBusy = useRef(false);
  useEffect(() => {
    const hasChanged = wasBusy.current && !isBusy;
    wasBusy.current = isBusy;
    if (!hasChanged || !navigator.serviceWorker?.controller) return;
    const again = { subscribe: false, forceRefetch: true };
    void dispatch(gameApi.endpoints.getSession.initiate(session, again));
  }, [dispatch, session, isBusy]);
}
