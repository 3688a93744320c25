import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Logo } from "../../parts/shell/Logo/Logo.tsx";
import { Button } from "../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../primitives/feedback/Callout/Callout.tsx";
import { Form } from "../../primitives/fields/Form/Form.tsx";
import { Link } from "../../primitives/actions/Link/Link.tsx";
import { TextField } from "../../primitives/fields/TextField/TextField.tsx";
import { adminWords } from "../../words/admin/words.ts";
import { useWords } from "../../words/WordsProvider.tsx";
import { card, head, note, page, title } from "./styles.ts";

export interface AdminLoginEntry {
  emailOrUsername: string;
  password: string;
}

export interface AdminLoginScreenProps {
  onSubmit: (entry: AdminLoginEntry) => void;
  busy?: boolean;
  failure?: string | undefined;
  links: { home: string };
}

/** The side door of the house. */
export function AdminLoginScreen({
  onSubmit,
  busy = false,
  failure,
  links,
}: AdminLoginScreenProps) {
  const say = useWords(adminWords);
  const identifier = useRef<HTMLInputElement>(null);
  const secret = useRef<HTMLInputElement>(null);
  const [emailOrUsername, setIdentifier] = useState("");
  const [password, setPassword] = useState("");
  const [checked, setChecked] = useState(false);
  const noIdentifier = emailOrUsername.trim() === "";

  const submit = () => {
    if (busy) return;
    flushSync(() => setChecked(true));
    if (noIdentifier) identifier.current?.focus();
    else if (password === "") secret.current?.focus();
    else onSubmit({ emailOrUsername: emailOrUsername.trim(), password });
  };

  return (
    <main css={page}>
      <div css={card}>
        <Link kind="quiet" href={links.home} aria-label={say("login.home")}>
          <Logo />
        </Link>
        <div css={head}>
          <h1 css={title}>{say("login.title")}</h1>
          <p css={note}>{say("login.note")}</p>
        </div>
        <Form onSubmit={submit} aria-label={say("login.title")}>
          {failure !== undefined && <Callout tone="madder">{failure}</Callout>}
          <TextField
            ref={identifier}
            label={say("login.identifier")}
            name="emailOrUsername"
            required
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={emailOrUsername}
            error={checked && noIdentifier ? say("login.identifierRequired") : undefined}
            onChange={(event) => setIdentifier(event.currentTarget.value)}
          />
          <TextField
            ref={secret}
            label={say("login.password")}
            name="password"
            required
            type="password"
            autoComplete="current-password"
            value={password}
            error={checked && password === "" ? say("login.passwordRequired") : undefined}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <Button kind="lamp" type="submit" busy={busy}>
            {say(busy ? "login.busy" : "login.submit")}
          </Button>
        </Form>
      </div>
    </main>
  );
}
