import { Button, ButtonLink, Dialog, useMessages } from "@katha/ui";
import {
  commonMessages,
  LoginRequiredDialog,
  noticeMessages,
  playMessages,
} from "@katha/ui/screens";
import { useFailure } from "../errors/useFailure.ts";
import { useNavigate } from "../routes/router.ts";
import { rememberPath } from "@katha/api";
import { FetchedPart } from "../shell/FetchedPart.tsx";
import { herePath } from "../sign-in/sign-in-paths.ts";
import { useViewer } from "../sign-in/useViewer.ts";
import { keepChoice } from "../story/kept-choice.ts";
import { useAppDispatch } from "../store/hooks.ts";
import type { NoticeDialog as Shown } from "./notices-slice.ts";
import { paths } from "../routes/paths.ts";

/** Loaded only when a story asks who the player is. */
const fetchWho = () => import("../story/WhoAreYou.tsx").then(({ WhoAreYou }) => WhoAreYou);

const fetchSessions = () =>
  import("../story/WhichSession.tsx").then(({ WhichSession }) => WhichSession);

export interface NoticeDialogProps {
  dialog: Exclude<Shown, { kind: "not_fetched" }>;
  onClose: () => void;
}

export function NoticeDialog({ dialog, onClose }: NoticeDialogProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const t = useMessages(noticeMessages);
  const tPlay = useMessages(playMessages);
  if (dialog.kind === "login") {
    const reasons = { play: t("play.guest"), turn: tPlay("turn.guest") };
    return (
      <LoginRequiredDialog
        open
        message={dialog.choice ? t("play.guestChoice") : dialog.reason && reasons[dialog.reason]}
        onStay={onClose}
        onContinue={() => {
          dispatch(rememberPath(herePath(window.location)));
          keepChoice(dialog);
          onClose();
          void navigate(paths.login);
        }}
      />
    );
  }
  if (dialog.kind === "who") {
    const { story, language, asked, anew, choice } = dialog;
    return (
      <FetchedPart fetchPart={fetchWho} onClose={onClose}>
        {(WhoAreYou) => <WhoAreYou {...{ story, language, asked, anew, choice, onClose }} />}
      </FetchedPart>
    );
  }
  if (dialog.kind === "sessions") {
    return (
      <FetchedPart fetchPart={fetchSessions} onClose={onClose}>
        {(WhichSession) => <WhichSession story={dialog.story} onClose={onClose} />}
      </FetchedPart>
    );
  }
  return <MessageDialog dialog={dialog} onClose={onClose} />;
}

interface MessageDialogProps extends NoticeDialogProps {
  dialog: Exclude<NoticeDialogProps["dialog"], { kind: "login" | "who" | "sessions" }>;
}

function MessageDialog({ dialog, onClose }: MessageDialogProps) {
  const tCommon = useMessages(commonMessages);
  const failureText = useFailure();
  const t = useMessages(noticeMessages);
  const { user } = useViewer();
  const close = <Button onClick={onClose}>{tCommon("action.close")}</Button>;
  switch (dialog.kind) {
    case "premium":
      return (
        <Dialog
          open
          onOpenChange={onClose}
          title={t("premium.title")}
          description={t("play.premium")}
          actions={
            <>
              <Button onClick={onClose}>{t("premium.stay")}</Button>
              <ButtonLink variant="primary" href={paths.waitlist} onClick={onClose}>
                {t("premium.waitlist")}
              </ButtonLink>
            </>
          }
        />
      );
    case "signed_in":
      // Until the server has said whose token it was.
      if (user === null) return null;
      return (
        <Dialog
          open
          onOpenChange={onClose}
          title={t("signedIn.title")}
          // Not the display name, which two accounts may share.
          description={t("signedIn.note", { name: user.username })}
          actions={close}
        />
      );
    case "needs_model":
      return (
        <Dialog
          open
          onOpenChange={onClose}
          title={t("needsModel.title")}
          description={t("needsModel.note")}
          actions={close}
        />
      );
    case "link":
      return (
        <Dialog
          open
          onOpenChange={onClose}
          title={t("share.copiedTitle")}
          description={t(dialog.isCopied ? "share.copied" : "share.link")}
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
          onOpenChange={onClose}
          title={t("trouble.title")}
          description={failureText(dialog.error, t("play.failed"))}
          actions={close}
        />
      );
  }
}
