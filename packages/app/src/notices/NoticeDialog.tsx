import { Button, ButtonLink, Dialog, type DialogProps, useMessages } from "@katha/ui";
import {
  commonMessages,
  LoginRequiredDialog,
  noticeMessages,
  playMessages,
} from "@katha/ui/screens";
import { useFailure } from "../errors/useFailure.ts";
import { useNavigate } from "../routes/router.ts";
import { rememberPath } from "@katha/api";
import { fetched } from "../shell/FetchedPart.tsx";
import { herePath } from "../sign-in/sign-in-paths.ts";
import { useViewer } from "../sign-in/useViewer.ts";
import { keepChoice } from "../story/kept-choice.ts";
import { useAppDispatch } from "../store/hooks.ts";
import type { NoticeDialog as Shown } from "./notices-slice.ts";
import { paths } from "../routes/paths.ts";

/** Loaded only when a story asks who the player is. */
const WhoAreYou = fetched(async () => (await import("../story/WhoAreYou.tsx")).WhoAreYou);

const WhichSession = fetched(async () => (await import("../story/WhichSession.tsx")).WhichSession);

interface NoticeDialogProps {
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
    return <WhoAreYou {...{ story, language, asked, anew, choice, onClose }} />;
  }
  if (dialog.kind === "sessions") {
    return <WhichSession story={dialog.story} onClose={onClose} />;
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
  const message = messageOf(dialog);
  if (message === null) return null;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      actions={<Button onClick={onClose}>{tCommon("action.close")}</Button>}
      {...message}
    />
  );

  function messageOf(
    shown: MessageDialogProps["dialog"],
  ): Pick<DialogProps, "title" | "description" | "actions" | "children"> | null {
    switch (shown.kind) {
      case "premium":
        return {
          title: t("premium.title"),
          description: t("play.premium"),
          actions: (
            <>
              <Button onClick={onClose}>{t("premium.stay")}</Button>
              <ButtonLink variant="primary" href={paths.waitlist} onClick={onClose}>
                {t("premium.waitlist")}
              </ButtonLink>
            </>
          ),
        };
      case "signed_in":
        // Until the server has said whose token it was. Not the display name, which two accounts may share.
        return (
          user && {
            title: t("signedIn.title"),
            description: t("signedIn.note", { name: user.username }),
          }
        );
      case "needs_model":
        return { title: t("needsModel.title"), description: t("needsModel.note") };
      case "link":
        return {
          title: t("share.copiedTitle"),
          description: t(shown.isCopied ? "share.copied" : "share.link"),
          children: (
            <p>
              <bdi>{shown.url}</bdi>
            </p>
          ),
        };
      case "failure":
        return {
          title: t("trouble.title"),
          description: failureText(shown.error, t("play.failed")),
        };
    }
  }
}
