import { Suspense, lazy, useEffect } from "react";
import { useLocation } from "../routes/router.ts";
import { useAppDispatch, useAppSelector } from "../store/hooks.ts";
import { dialogClosed, selectDialog } from "./notices-slice.ts";

const NoticeDialog = lazy(async () => ({
  default: (await import("./NoticeDialog.tsx")).NoticeDialog,
}));

/** The dialogs' code is fetched when the first one opens. */
export function NoticeDialogs() {
  const dialog = useAppSelector(selectDialog);
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  // It is about the page that it was opened on: the browser's Back leaves both.
  useEffect(() => () => void dispatch(dialogClosed()), [dispatch, pathname]);
  if (dialog === null) return null;
  return (
    <Suspense fallback={null}>
      <NoticeDialog dialog={dialog} onClose={() => dispatch(dialogClosed())} />
    </Suspense>
  );
}
