import { useEffect } from "react";
import { useLocation, useNavigate } from "../routes/router.ts";
import { isSignedInByLink } from "../sign-in/token-link.ts";
import { optional } from "../shell/optional.tsx";
import { useAppDispatch, useAppSelector } from "../store/hooks.ts";
import { dialogClosed, selectDialog } from "./notices-slice.ts";

const OpenNotice = optional(async () => (await import("./OpenNotice.tsx")).OpenNotice);

/** The dialogs' code is fetched when the first one opens. */
export function NoticeDialogs() {
  const opened = useAppSelector(selectDialog);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, state } = location;
  // A dialog belongs to the page that it was opened on, so the browser's Back closes it.
  useEffect(() => () => void dispatch(dialogClosed()), [dispatch, pathname]);
  const dialog = opened ?? (isSignedInByLink(state) ? ({ kind: "signed_in" } as const) : null);
  if (dialog === null) return null;
  return (
    <OpenNotice
      dialog={dialog}
      onClose={() => {
        dispatch(dialogClosed());
        if (dialog.kind === "signed_in") void navigate(location, { replace: true, state: null });
      }}
    />
  );
}
