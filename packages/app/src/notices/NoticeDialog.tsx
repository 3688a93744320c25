import {
  Button,
  ButtonLink,
  Dialog,
  LoginRequiredDialog,
  noticeWords,
  playWords,
  useLanguage,
  useWords,
} from "@katha/ui";
import { useFailure } from "../mapping/useFailure.ts";
import { useNavigate } from "../router.ts";
import { rememberPath } from "../session/session-thunks.ts";
import { herePath } from "../session/sign-in-paths.ts";
import { useAppDispatch } from "../store/hooks.ts";
import type { NoticeDialog as Shown } from "./notices-slice.ts";

interface NoticeDialogProps {
  dialog: Shown;
  onClose: () => void;
}

export function NoticeDialog({ dialog, onClose }: NoticeDialogProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const say = useWords(noticeWords);
  const sayInPlay = useWords(playWords);
  if (dialog.kind === "login") {
    const reasons = { play: say("play.guest"), turn: sayInPlay("turn.guest") };
    return (
      <LoginRequiredDialog
        open
        message={dialog.reason && reasons[dialog.reason]}
        onStay={onClose}
        onContinue={() => {
          dispatch(rememberPath(herePath(window.location)));
          onClose();
          void navigate("/login");
        }}
      />
    );
  }
  return <MessageDialog dialog={dialog} onClose={onClose} />;
}

interface MessageDialogProps extends NoticeDialogProps {
  dialog: Exclude<Shown, { kind: "login" }>;
}

function MessageDialog({ dialog, onClose }: MessageDialogProps) {
  const { say: sayAnywhere } = useLanguage();
  const tellFailure = useFailure();
  const say = useWords(noticeWords);
  const close = <Button onClick={onClose}>{sayAnywhere("action.close")}</Button>;
  switch (dialog.kind) {
    case "premium":
      return (
        <Dialog
          open
          onClose={onClose}
          title={say("premium.title")}
          note={say("play.premium")}
          actions={
            <>
              <Button onClick={onClose}>{say("premium.stay")}</Button>
              <ButtonLink kind="lamp" href="/premium-waitlist" onClick={onClose}>
                {say("premium.waitlist")}
              </ButtonLink>
            </>
          }
        />
      );
    case "link":
      return (
        <Dialog
          open
          onClose={onClose}
          title={say("share.copiedTitle")}
          note={say(dialog.isCopied ? "share.copied" : "share.link")}
          actions={close}
        >
          <p>
            <bdi>{dialog.url}</bdi>
          </p>
        </Dialog>
      );
    case "failure":
      return (
        <Dialog
          open
          onClose={onClose}
          title={say("trouble.title")}
          note={tellFailure(dialog.error, say("play.failed"))}
          actions={close}
        />
      );
  }
}
