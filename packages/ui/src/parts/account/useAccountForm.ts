import { useEffect, useState } from "react";
import type { ChangeEvent, RefObject } from "react";
import { flushSync } from "react-dom";
import { useMessages } from "../../messages/I18nProvider.tsx";
import { accountMessages } from "../../messages/players/account.ts";
import type { AccountFault } from "./rules.ts";

type Faults<Name extends string> = Partial<Record<Name, AccountFault>>;
export type ServerFaults<Name extends string> = Partial<Record<Name, string>>;

export interface AccountFormOptions<Name extends string> {
  form: RefObject<HTMLFormElement | null>;
  /** In reading order: the focus moves to the first invalid field. */
  fields: readonly Name[];
  check: (name: Name, values: Record<Name, string>) => AccountFault | undefined;
  /** Fields that are checked at every change; the others are checked on submit. */
  live?: readonly Name[];
  /** The server's errors by field. A new object is a new answer. */
  answered?: ServerFaults<Name> | undefined;
  busy?: boolean;
  /** The form was submitted successfully: when this becomes true, the fields are cleared. */
  done?: boolean;
  onValid: (values: Record<Name, string>) => void;
}

export interface AccountForm<Name extends string> {
  field: (name: Name) => {
    name: Name;
    value: string;
    error: string | undefined;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
  values: Record<Name, string>;
  write: (name: Name, text: string) => void;
  faulty: boolean;
  submit: () => void;
}

/** The values and errors of a form; the values stay whatever the server answers. */
export function useAccountForm<Name extends string>(
  rules: AccountFormOptions<Name>,
): AccountForm<Name> {
  const { form, fields, check, live = [], answered, busy = false, done = false, onValid } = rules;
  const t = useMessages(accountMessages);
  const empty = () => Object.fromEntries(fields.map((name) => [name, ""])) as Record<Name, string>;
  const [values, setValues] = useState(empty);
  const [faults, setFaults] = useState<Faults<Name>>({});
  const [heard, setHeard] = useState<{ answer: typeof answered; edited: ReadonlySet<Name> }>({
    answer: answered,
    edited: new Set(),
  });
  if (heard.answer !== answered) setHeard({ answer: answered, edited: new Set() });
  const [wasDone, setWasDone] = useState(done);
  if (wasDone !== done) {
    setWasDone(done);
    if (done) {
      setValues(empty);
      setFaults({});
    }
  }

  const errorOf = (name: Name): string | undefined => {
    const own: AccountFault | undefined = faults[name];
    if (own !== undefined) return t(own);
    return heard.edited.has(name) ? undefined : answered?.[name];
  };

  const goTo = (name: Name | undefined) => {
    const place = name === undefined ? null : form.current?.elements.namedItem(name);
    if (place instanceof HTMLElement) place.focus();
  };

  useEffect(() => {
    goTo(fields.find((name) => answered?.[name] !== undefined));
    // oxlint-disable-next-line react/exhaustive-deps -- a new answer moves the focus, typing does not
  }, [answered]);

  const write = (name: Name, text: string) => {
    const next = { ...values, [name]: text };
    const found: Faults<Name> = { ...faults };
    delete found[name];
    for (const each of live) {
      if (each !== name && next[each] === "") continue;
      const fault = check(each, next);
      if (fault === undefined) delete found[each];
      else found[each] = fault;
    }
    setValues(next);
    setFaults(found);
    setHeard(({ answer, edited }) => ({ answer, edited: new Set(edited).add(name) }));
  };

  const submit = () => {
    if (busy) return;
    const found: Faults<Name> = {};
    for (const name of fields) {
      const fault = check(name, values);
      if (fault !== undefined) found[name] = fault;
    }
    // The error is rendered before the field gets the focus, so that it is announced with it.
    flushSync(() => setFaults(found));
    const first = fields.find((name) => found[name] !== undefined);
    if (first === undefined) onValid(values);
    else goTo(first);
  };

  return {
    values,
    write,
    submit,
    faulty: fields.some((name) => errorOf(name) !== undefined),
    field: (name) => ({
      name,
      value: values[name],
      error: errorOf(name),
      onChange: (event) => write(name, event.currentTarget.value),
    }),
  };
}
