import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { Checkbox } from "../../../primitives/fields/Checkbox/Checkbox.tsx";
import { Form } from "../../../primitives/fields/Form/Form.tsx";
import { TextField } from "../../../primitives/fields/TextField/TextField.tsx";
import { joinDelayMs } from "../../../tokens/constants.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { waitlistMessages } from "../../../messages/site/waitlist.ts";

export interface WaitlistEntry {
  /** Trimmed. */
  name: string;
  /** A well-formed address, which may not exist. */
  email: string;
}

export interface WaitlistFormProps {
  /** Resolves with an error message for the visitor, or with nothing if it worked. */
  onJoin: (entry: WaitlistEntry) => Promise<string | undefined>;
  /**
   * The entry is stored here, so the visitor has to agree; otherwise an external form opens after a
   * second.
   */
  consent?: boolean;
  /** Shown under the fields: how the data is used. */
  children?: ReactNode;
}

const fields = ["name", "email"] as const;
type Field = (typeof fields)[number];
type Fault = "fault.blank" | "fault.email";
const consentName = "consent";

const emailShape = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u;

function faultsOf(entry: WaitlistEntry): Partial<Record<Field, Fault>> {
  const faults: Partial<Record<Field, Fault>> = {};
  for (const field of fields) if (entry[field].trim() === "") faults[field] = "fault.blank";
  if (faults.email === undefined && !emailShape.test(entry.email.trim())) {
    faults.email = "fault.email";
  }
  return faults;
}

/** A form with a name and an email address. What was typed stays whatever the result. */
export function WaitlistForm({ onJoin, consent = false, children }: WaitlistFormProps) {
  const t = useMessages(waitlistMessages);
  const form = useRef<HTMLFormElement>(null);
  const [entry, setEntry] = useState<WaitlistEntry>({ name: "", email: "" });
  const [faults, setFaults] = useState<Partial<Record<Field, Fault>>>({});
  const [sending, setSending] = useState<WaitlistEntry>();
  const [failure, setFailure] = useState<string>();
  const [agreed, setAgreed] = useState(false);
  const [lacksConsent, setLacksConsent] = useState(false);
  const join = useRef(onJoin);
  useEffect(() => {
    join.current = onJoin;
  });

  useEffect(() => {
    if (sending === undefined) return undefined;
    let isLeft = false;
    const send = async () => {
      const why = await join.current(sending);
      if (isLeft) return;
      setFailure(why);
      setSending(undefined);
    };
    const wait = setTimeout(() => void send(), consent ? 0 : joinDelayMs);
    return () => {
      isLeft = true;
      clearTimeout(wait);
    };
  }, [sending, consent]);

  const submit = () => {
    if (sending !== undefined) return;
    const found = faultsOf(entry);
    const isRefused = consent && !agreed;
    const first =
      fields.find((field) => found[field] !== undefined) ?? (isRefused ? consentName : undefined);
    // The error is rendered before the field gets the focus, so that it is announced with it.
    flushSync(() => {
      setFaults(found);
      setFailure(undefined);
      setLacksConsent(isRefused);
      if (first === undefined) {
        setSending({ name: entry.name.trim(), email: entry.email.trim() });
      }
    });
    const place = first && form.current?.elements.namedItem(first);
    if (place instanceof HTMLElement) place.focus();
  };

  const field = (name: Field) => {
    const fault = faults[name];
    return {
      name,
      value: entry[name],
      error: fault && t(fault),
      onChange: (event: { currentTarget: HTMLInputElement }) => {
        setEntry({ ...entry, [name]: event.currentTarget.value });
        setFaults({ ...faults, [name]: undefined });
      },
    };
  };

  return (
    <Form ref={form} onSubmit={submit} aria-label={t("waitlist.form")}>
      {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
      <TextField {...field("name")} label={t("waitlist.name")} required autoComplete="name" />
      <TextField
        {...field("email")}
        label={t("waitlist.email")}
        required
        type="email"
        autoComplete="email"
      />
      {consent && (
        <Checkbox
          name={consentName}
          label={t("waitlist.consent")}
          required
          checked={agreed}
          error={lacksConsent ? t("fault.consent") : undefined}
          onChange={(event) => {
            setAgreed(event.currentTarget.checked);
            setLacksConsent(false);
          }}
        />
      )}
      {children}
      <Button variant="primary" size="large" type="submit" loading={sending !== undefined}>
        {t(sending === undefined ? "waitlist.join" : "waitlist.joining")}
      </Button>
    </Form>
  );
}
