import type { PersonalToken } from "@katha/api/shapes";
import { useLayoutEffect, useRef, useState } from "react";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { FieldError } from "../../../primitives/fields/Form/FieldError.tsx";
import { Form } from "../../../primitives/fields/Form/Form.tsx";
import { RadioGroup } from "../../../primitives/fields/RadioGroup/RadioGroup.tsx";
import { TextField } from "../../../primitives/fields/TextField/TextField.tsx";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { softwareMessages } from "../../../messages/players/software.ts";
import { CurrentPasswordField } from "../AccountFields.tsx";
import { CopyIcon } from "../../../primitives/marks/Icon/icons.ts";
import { textIn } from "../../../primitives/fields/Form/text-in.ts";
import { useSending } from "../../../primitives/useSending.ts";
import * as styles from "./styles.ts";

/** What a token may do; each may do what those before it may. */
const softwareScopes = ["read", "write"] as const satisfies readonly PersonalToken["scope"][];

/** For how many days a token can be made. */
const softwareTokenDays = [30, 90, 365] as const;
type SoftwareTokenDays = (typeof softwareTokenDays)[number];

/** What is asked for when a token is made. */
export interface NewSoftwareToken extends Pick<PersonalToken, "name" | "scope"> {
  days: SoftwareTokenDays;
  password: string;
}

/** The token itself, or why none was made. */
export type MadeSoftwareToken = { token: string } | { failure: string };

const longestName = 60;

interface TokenFormProps {
  asksPassword: boolean;
  /** Resolves to why none was made. */
  onMake: (entry: NewSoftwareToken) => Promise<string | undefined>;
  onCancel: () => void;
}

/** Asks for what a new token is called, may do, and how long it lasts. */
export function TokenForm({ asksPassword, onMake, onCancel }: TokenFormProps) {
  const t = useMessages(softwareMessages);
  const { number } = useFormats();
  const first = useRef<HTMLInputElement>(null);
  const { isBusy, refusal, run } = useSending();

  // The button that had the focus is gone.
  useLayoutEffect(() => first.current?.focus(), []);

  const entryIn = (sent: FormData): NewSoftwareToken => ({
    name: textIn(sent, "name").trim(),
    scope: softwareScopes.find((scope) => scope === sent.get("scope")) ?? "read",
    days: softwareTokenDays.find((days) => String(days) === sent.get("days")) ?? 90,
    password: textIn(sent, "password"),
  });

  return (
    <Form
      aria-label={t("open")}
      onSubmit={(sent) => void run(() => onMake(entryIn(sent)))}
      busy={isBusy}
    >
      <TextField
        ref={first}
        name="name"
        label={t("name")}
        hint={t("nameHint")}
        required
        autoComplete="off"
        maxLength={longestName}
      >
        <FieldError match="valueMissing">{t("nameMissing")}</FieldError>
      </TextField>
      <RadioGroup
        label={t("scope")}
        options={softwareScopes.map((value) => ({ value, label: t(`choice.${value}`) }))}
        name="scope"
        defaultValue="read"
      />
      <RadioGroup
        label={t("days")}
        options={softwareTokenDays.map((value) => ({
          value,
          label: t("daysOf", { count: value, amount: number(value) }),
        }))}
        name="days"
        defaultValue={90}
      />
      {asksPassword && <CurrentPasswordField name="password" label={t("password")} />}
      {refusal !== undefined && <Callout tone="danger">{refusal}</Callout>}
      <div css={styles.acts}>
        <Button type="submit" variant="primary" loading={isBusy}>
          {t(isBusy ? "making" : "make")}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t("cancel")}
        </Button>
      </div>
    </Form>
  );
}

interface MadeTokenProps {
  name: string;
  token: string;
  onCopy: (text: string) => Promise<boolean>;
  onDone: () => void;
}

/** A new token, which is shown this once. */
export function MadeToken({ name, token, onCopy, onDone }: MadeTokenProps) {
  const t = useMessages(softwareMessages);
  const frame = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState<boolean>();

  // The form that had the focus is gone.
  useLayoutEffect(() => frame.current?.focus(), []);

  return (
    <section ref={frame} tabIndex={-1} aria-label={t("token", { name })} css={styles.made}>
      <p>{t("once")}</p>
      <code css={styles.code} dir="ltr">
        {token}
      </code>
      <output css={styles.none}>
        {copied !== undefined && t(copied ? "copied" : "notCopied")}
      </output>
      <div css={styles.acts}>
        <Button
          variant="primary"
          icon={CopyIcon}
          onClick={async () => setCopied(await onCopy(token))}
        >
          {t("copy")}
        </Button>
        <Button onClick={onDone}>{t("kept")}</Button>
      </div>
    </section>
  );
}
