import { useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { formMessages } from "../../../messages/site/forms.ts";
import type { ElementProps } from "../../element.ts";
import { Spinner } from "../../feedback/Spinner/Spinner.tsx";
import type { ValidationMode } from "./checked-field.ts";
import { ErrorSummary } from "./ErrorSummary.tsx";
import { createFormChecks, emptyForm } from "./form-checks.ts";
import type { FormAnswers } from "./form-checks.ts";
import { FormContext } from "./form-context.ts";
import type { FormError, FormState } from "./form-error.ts";
import { idsInOrder } from "./reading-order.ts";
import * as styles from "./styles.ts";
import { useFaultWords } from "./useFaultWords.ts";
import { useRelease } from "./useRelease.ts";

export interface FormProps extends ElementProps<"form", "onSubmit"> {
  /**
   * Called on submit, by Enter or the button, with the values of the fields, if they keep their
   * rules; the page is not left.
   */
  onSubmit: (sent: FormData) => void;
  /**
   * The fields, a response if there is one, and a submit button; or a function that returns them,
   * for a button that depends on what is wrong.
   */
  children: ReactNode | ((state: FormState) => ReactNode);
  /**
   * When a field says what is wrong with it: when it is left and at every change from then on,
   * at every change, or on submit and until the next change. On submit all do.
   * @default "onBlur"
   */
  validationMode?: ValidationMode;
  /**
   * What the server found wrong, by the names of the fields: shown there until the value changes.
   */
  errors?: FormAnswers | undefined;
  /**
   * Lists everything that is wrong above the fields and takes the focus; otherwise the first field
   * takes it.
   * @default false
   */
  summary?: boolean;
  /**
   * It is being sent: it is not sent again, and `errors` are of the time before.
   * @default false
   */
  busy?: boolean;
  /** Called before a field gets the focus, to open what hides it. */
  onReveal?: ((name: string) => void) | undefined;
}

const answerIn = (sent: HTMLFormElement | null) =>
  sent?.querySelector(":scope > :is([role=alert], [role=status])") ?? null;

/**
 * A form with its fields one below the other. It checks them, says what is wrong in the reader's
 * language, and sends nothing before it is mended.
 */
export function Form(props: FormProps) {
  const {
    onSubmit,
    children,
    validationMode = "onBlur",
    errors: answers,
    summary = false,
    busy = false,
    onReveal,
    ref,
    onBlur,
    onChangeCapture,
    ...native
  } = props;
  const t = useMessages(formMessages);
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(ref, () => form.current, []);
  const say = useFaultWords();
  const [snapshot, show] = useState(emptyForm);
  const [checks] = useState(() => createFormChecks(show));
  useLayoutEffect(() => {
    checks.configure({
      mode: validationMode,
      say,
      inOrder: (ids) => idsInOrder(form.current, ids),
    });
  });
  const { errors, isRefused } = snapshot;
  const [isWaiting, setWaiting] = useState(false);
  const checking = t("checking");
  const context = useMemo(() => ({ checks, snapshot, checking }), [checks, snapshot, checking]);
  const hasSummary = isRefused && (summary || errors.some(({ id }) => id === undefined));
  const list = useRef<HTMLElement>(null);
  const isFocusDue = useRef(false);
  const released = useRelease();

  const goTo = (isMeant: (error: FormError) => boolean) =>
    // A field that was hidden has told the form about itself by then.
    queueMicrotask(() => {
      const id = checks.snapshot().errors.find(isMeant)?.id;
      if (id !== undefined) document.getElementById(id)?.focus();
    });
  const goToErrors = () => {
    if (list.current) list.current.focus();
    else goTo(() => true);
  };

  useEffect(() => {
    // While it is sent, this is still what was wrong before.
    if (!busy && checks.answer(answers)) isFocusDue.current = true;
  }, [checks, answers, busy]);

  useEffect(() => {
    if (!isFocusDue.current || errors.length === 0) return;
    isFocusDue.current = false;
    // After the effects: the field that loses the focus is checked, too.
    queueMicrotask(goToErrors);
  });

  // On a phone the response may appear a screen above the button.
  const heard = useRef<Element>(null);
  useEffect(() => {
    const answer = answerIn(form.current);
    if (answer !== heard.current) answer?.scrollIntoView({ block: "nearest" });
    heard.current = answer;
  });

  const send = (sent: HTMLFormElement) => {
    heard.current = answerIn(sent);
    // What is wrong is rendered before it gets the focus, so that it is announced with it.
    const result = flushSync(() => checks.attempt());
    if (result === "amiss") goToErrors();
    else if (result === "waiting") void sendLater();
    else onSubmit(new FormData(sent));
  };
  const sendLater = async () => {
    setWaiting(true);
    await checks.answers();
    flushSync(() => setWaiting(false));
    form.current?.requestSubmit();
  };

  return (
    <FormContext value={context}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears of its fields, and is not pressed itself */}
      <form
        css={styles.form}
        noValidate
        {...native}
        ref={form}
        onSubmit={(event) => {
          // React has the form of a dialog inside speak here, too.
          if (event.target !== event.currentTarget) return;
          event.preventDefault();
          if (!isWaiting && !busy) send(event.currentTarget);
        }}
        onChangeCapture={(event) => {
          onChangeCapture?.(event);
          checks.typed();
        }}
        onBlur={(event) => {
          onBlur?.(event);
          const { id } = event.target;
          void released.current.then(() => checks.left(id));
        }}
      >
        {hasSummary && (
          <ErrorSummary
            ref={list}
            errors={errors}
            canReveal={onReveal !== undefined}
            onGo={({ id, name }) => {
              if (name !== undefined) flushSync(() => onReveal?.(name));
              goTo((error) => (id === undefined ? error.name === name : error.id === id));
            }}
          />
        )}
        {typeof children === "function" ? children({ errors, isChecking: isWaiting }) : children}
        {isWaiting && (
          <output css={styles.waiting}>
            <Spinner size="small" />
            {checking}
          </output>
        )}
      </form>
    </FormContext>
  );
}
