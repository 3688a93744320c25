import { useRef } from "react";
import { AccountFrame } from "../../parts/account/AccountFrame/AccountFrame.tsx";
import type { AccountFrameProps } from "../../parts/account/AccountFrame/AccountFrame.tsx";
import {
  NewPassword,
  newPasswordCheck,
  newPasswordFields,
} from "../../parts/account/NewPassword/NewPassword.tsx";
import type { NewPasswordField } from "../../parts/account/NewPassword/NewPassword.tsx";
import { useEntry } from "../../parts/account/useEntry.ts";
import type { Answered } from "../../parts/account/useEntry.ts";
import { Button } from "../../primitives/actions/Button/Button.tsx";
import { ButtonLink } from "../../primitives/actions/Button/ButtonLink.tsx";
import { Callout } from "../../primitives/feedback/Callout/Callout.tsx";
import { Form } from "../../primitives/fields/Form/Form.tsx";
import { Link } from "../../primitives/actions/Link/Link.tsx";
import { accountWords } from "../../words/account/words.ts";
import { useWords } from "../../words/WordsProvider.tsx";

export type ResetEntry = Record<NewPasswordField, string>;
export const resetStates = ["open", "done", "broken"] as const;

export interface ResetPasswordScreenProps {
  /** `broken`: the link is not there, not ours, or too old. */
  state?: (typeof resetStates)[number];
  onSubmit: (entry: ResetEntry) => void;
  busy?: boolean;
  failure?: string | undefined;
  answered?: Answered<keyof ResetEntry> | undefined;
  links: { login: string; forgotPassword: string };
  picture?: AccountFrameProps["picture"];
}

export function ResetPasswordScreen(props: ResetPasswordScreenProps) {
  const { state = "open", onSubmit, busy = false, failure, answered, links, picture } = props;
  const say = useWords(accountWords);
  const form = useRef<HTMLFormElement>(null);
  const entry = useEntry({
    form,
    fields: newPasswordFields,
    live: newPasswordFields,
    answered,
    busy,
    check: newPasswordCheck,
    onValid: onSubmit,
  });
  if (state === "done") {
    return (
      <AccountFrame title={say("reset.doneTitle")} picture={picture}>
        <Callout tone="leaf">{say("reset.done")}</Callout>
        <ButtonLink kind="lamp" href={links.login}>
          {say("reset.continue")}
        </ButtonLink>
      </AccountFrame>
    );
  }
  if (state === "broken") {
    return (
      <AccountFrame title={say("reset.title")} picture={picture}>
        <Callout tone="madder">{say("reset.broken")}</Callout>
        <ButtonLink kind="lamp" href={links.forgotPassword}>
          {say("reset.again")}
        </ButtonLink>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      title={say("reset.title")}
      note={say("reset.note")}
      picture={picture}
      foot={<Link href={links.login}>{say("forgot.back")}</Link>}
    >
      <Form ref={form} onSubmit={entry.submit} aria-label={say("reset.title")}>
        {failure !== undefined && <Callout tone="madder">{failure}</Callout>}
        <NewPassword label={say("reset.password")} entry={entry} />
        <Button kind="lamp" type="submit" busy={busy} disabled={entry.faulty}>
          {say(busy ? "reset.busy" : "reset.submit")}
        </Button>
      </Form>
    </AccountFrame>
  );
}
