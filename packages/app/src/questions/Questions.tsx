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
import { useConnection } from "../viewer/ConnectionContext.ts";
import { herePath } from "../viewer/paths.ts";
import type { Question } from "./questions.ts";

interface QuestionsProps {
  question: Question;
  onClose: () => void;
}

export function Questions({ question, onClose }: QuestionsProps) {
  const { session } = useConnection();
  const navigate = useNavigate();
  const say = useWords(noticeWords);
  const sayInPlay = useWords(playWords);
  if (question.kind === "login") {
    const reasons = { play: say("play.guest"), turn: sayInPlay("turn.guest") };
    return (
      <LoginRequiredDialog
        open
        message={question.reason && reasons[question.reason]}
        onStay={onClose}
        onContinue={() => {
          session.rememberPath(herePath(window.location));
          onClose();
          void navigate("/login");
        }}
      />
    );
  }
  return <Telling question={question} onClose={onClose} />;
}

interface TellingProps extends QuestionsProps {
  question: Exclude<Question, { kind: "login" }>;
}

function Telling({ question, onClose }: TellingProps) {
  const { say: sayAnywhere } = useLanguage();
  const tellFailure = useFailure();
  const say = useWords(noticeWords);
  const close = <Button onClick={onClose}>{sayAnywhere("action.close")}</Button>;
  switch (question.kind) {
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
          note={say(question.isCopied ? "share.copied" : "share.link")}
          actions={close}
        >
          <p>
            <bdi>{question.url}</bdi>
          </p>
        </Dialog>
      );
    case "trouble":
      return (
        <Dialog
          open
          onClose={onClose}
          title={say("trouble.title")}
          note={tellFailure(question.error, say("play.failed"))}
          actions={close}
        />
      );
  }
}
