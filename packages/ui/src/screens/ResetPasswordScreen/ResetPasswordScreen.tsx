import { useId, useRef } from "react";
import { AccountFrame } from "../../parts/account/AccountFrame/AccountFrame.tsx";
import type { AccountFrameProps } from "../../parts/account/AccountFrame/AccountFrame.tsx";
import { PasswordRules } from "../../parts/account/PasswordRules/PasswordRules.tsx";
import { confirmFault, newPasswordFault } from "../../parts/account/rules.ts";
import { useEntry } from "../../parts/account/useEntry.ts";
import type { Answered } from "../../parts/account/useEntry.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { ButtonLink } from "../../primitives/Button/ButtonLink.tsx";
import { Callout } from "../../primitives/Callout/Callout.tsx";
import { Form } from "../../primitives/Form/Form.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { TextField } from "../../primitives/TextField/TextField.tsx";
import { accountWords } from "../../words/account/words.ts";
import { useWords } from "../../words/WordsProvider.tsx";

const fields = ["password", "confirmPassword"] as const;
export type ResetEntry = Record<(typeof fields)[number], string>;
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
  const rules = useId();
  const form = useRef<HTMLFormElement>(null);
  const entry = useEntry({
    form,
    fields,
    live: fields,
    answered,
    busy,
    check: (name, values) =>
      name === "password"
        ? newPasswordFault(values.password)
        : confirmFault(values.confirmPassword, values.password),
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
        <TextField
          {...entry.field("password")}
          label={say("reset.password")}
          required
          type="password"
          autoComplete="new-password"
          aria-describedby={rules}
        />
        <PasswordRules id={rules} password={entry.values.password} />
        <TextField
          {...entry.field("confirmPassword")}
          label={say("register.confirm")}
          required
          type="password"
          autoComplete="new-password"
        />
        <Button kind="lamp" type="submit" busy={busy} disabled={entry.faulty}>
          {say(busy ? "reset.busy" : "reset.submit")}
        </Button>
      </Form>
    </AccountFrame>
  );
}
