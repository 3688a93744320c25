import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Logo } from "../../../parts/shell/Logo/Logo.tsx";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { Form } from "../../../primitives/fields/Form/Form.tsx";
import { Link } from "../../../primitives/actions/Link/Link.tsx";
import { TextField } from "../../../primitives/fields/TextField/TextField.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
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

/** Sign-in for administrators. */
export function AdminLoginScreen({
  onSubmit,
  busy = false,
  failure,
  links,
}: AdminLoginScreenProps) {
  const t = useMessages(adminMessages);
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
        <Link variant="quiet" href={links.home} aria-label={t("login.home")}>
          <Logo />
        </Link>
        <div css={head}>
          <h1 css={title}>{t("login.title")}</h1>
          <p css={note}>{t("login.note")}</p>
        </div>
        <Form onSubmit={submit} aria-label={t("login.title")}>
          {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
          <TextField
            ref={identifier}
            label={t("login.identifier")}
            name="emailOrUsername"
            required
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={emailOrUsername}
            error={checked && noIdentifier ? t("login.identifierRequired") : undefined}
            onChange={(event) => setIdentifier(event.currentTarget.value)}
          />
          <TextField
            ref={secret}
            label={t("login.password")}
            name="password"
            required
            type="password"
            autoComplete="current-password"
            value={password}
            error={checked && password === "" ? t("login.passwordRequired") : undefined}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <Button variant="primary" type="submit" loading={busy}>
            {t(busy ? "login.busy" : "login.submit")}
          </Button>
        </Form>
      </div>
    </main>
  );
}
