import { useRef, useState } from "react";
import type { ReactNode } from "react";
import { AccountFrame } from "../../parts/account/AccountFrame/AccountFrame.tsx";
import type { AccountFrameProps } from "../../parts/account/AccountFrame/AccountFrame.tsx";
import { or, slot } from "../../parts/account/AccountFrame/styles.ts";
import { identifierFault, knownPasswordFault } from "../../parts/account/rules.ts";
import { useEntry } from "../../parts/account/useEntry.ts";
import type { Answered } from "../../parts/account/useEntry.ts";
import { Button } from "../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../primitives/feedback/Callout/Callout.tsx";
import { Checkbox } from "../../primitives/fields/Checkbox/Checkbox.tsx";
import { Form } from "../../primitives/fields/Form/Form.tsx";
import { Link } from "../../primitives/actions/Link/Link.tsx";
import { TextField } from "../../primitives/fields/TextField/TextField.tsx";
import { accountWords } from "../../words/account/words.ts";
import { useWords } from "../../words/WordsProvider.tsx";

export interface LoginEntry {
  emailOrUsername: string;
  password: string;
  rememberMe: boolean;
}

export interface LoginScreenProps {
  onSubmit: (entry: LoginEntry) => void;
  busy?: boolean;
  /** Why it did not work, in a sentence; what was written stays. */
  failure?: string | undefined;
  answered?: Answered<"emailOrUsername" | "password"> | undefined;
  /** Google's own button, where there is a client id for it. */
  google?: ReactNode;
  links: { forgotPassword: string; register: string };
  picture?: AccountFrameProps["picture"];
}

const fields = ["emailOrUsername", "password"] as const;

export function LoginScreen(props: LoginScreenProps) {
  const { onSubmit, busy = false, failure, answered, google, links, picture } = props;
  const say = useWords(accountWords);
  const [rememberMe, setRememberMe] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const entry = useEntry({
    form,
    fields,
    answered,
    busy,
    check: (name, values) =>
      name === "password" ? knownPasswordFault(values[name]) : identifierFault(values[name]),
    onValid: ({ emailOrUsername, password }) =>
      onSubmit({ emailOrUsername: emailOrUsername.trim(), password, rememberMe }),
  });
  return (
    <AccountFrame
      title={say("login.title")}
      note={say("login.note")}
      picture={picture}
      foot={
        <>
          {say("login.new")} <Link href={links.register}>{say("login.register")}</Link>
        </>
      }
    >
      <Form ref={form} onSubmit={entry.submit} aria-label={say("login.title")}>
        {failure !== undefined && <Callout tone="madder">{failure}</Callout>}
        <TextField
          {...entry.field("emailOrUsername")}
          label={say("login.identifier")}
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          {...entry.field("password")}
          label={say("login.password")}
          required
          type="password"
          autoComplete="current-password"
          beside={<Link href={links.forgotPassword}>{say("login.forgot")}</Link>}
        />
        <Checkbox
          label={say("login.remember")}
          checked={rememberMe}
          onChange={(event) => setRememberMe(event.currentTarget.checked)}
        />
        <Button kind="lamp" type="submit" busy={busy} disabled={entry.faulty}>
          {say(busy ? "login.busy" : "login.submit")}
        </Button>
      </Form>
      {google !== undefined && (
        <>
          <p css={or}>{say("login.or")}</p>
          <div css={slot}>{google}</div>
        </>
      )}
    </AccountFrame>
  );
}
