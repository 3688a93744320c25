import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { Dialog } from "../../../primitives/overlays/Dialog/Dialog.tsx";
import { Form } from "../../../primitives/fields/Form/Form.tsx";
import { TextField } from "../../../primitives/fields/TextField/TextField.tsx";
import { accountWords } from "../../../words/account/words.ts";
import { settingsWords } from "../../../words/settings/words.ts";
import { useWords } from "../../../words/WordsProvider.tsx";
import * as styles from "./styles.ts";

/** What becomes of the stories that others can read. */
export const departures = ["keep", "drop"] as const;
export type Departure = (typeof departures)[number];

export interface DeleteAccountProps {
  onDelete: (entry: { password: string; stories: Departure }) => void;
  busy?: boolean;
  failure?: string | undefined;
}

/** The way out for good: a question, a password, and what becomes of the stories. */
export function DeleteAccount({ onDelete, busy = false, failure }: DeleteAccountProps) {
  const say = useWords(settingsWords);
  const account = useWords(accountWords);
  const group = useId();
  const field = useRef<HTMLInputElement>(null);
  const [asks, setAsks] = useState(false);
  const [checked, setChecked] = useState(false);
  const [password, setPassword] = useState("");
  const [stories, setStories] = useState<Departure>("keep");
  const close = () => {
    setAsks(false);
    setChecked(false);
    setPassword("");
  };
  const submit = () => {
    if (busy) return;
    flushSync(() => setChecked(true));
    if (password === "") field.current?.focus();
    else onDelete({ password, stories });
  };
  return (
    <>
      <span>
        <Button onClick={() => setAsks(true)}>{say("leave.open")}</Button>
      </span>
      <Dialog
        open={asks}
        onClose={close}
        question
        title={say("leave.askTitle")}
        note={say("leave.askNote")}
        firstFocus={field}
      >
        <Form onSubmit={submit} aria-label={say("leave.askTitle")}>
          {failure !== undefined && <Callout tone="madder">{failure}</Callout>}
          <fieldset css={styles.group}>
            <legend css={styles.legend}>{say("leave.stories")}</legend>
            {departures.map((each) => (
              <label key={each} css={styles.choice}>
                <input
                  type="radio"
                  name={group}
                  checked={stories === each}
                  onChange={() => setStories(each)}
                />
                {say(`leave.${each}`)}
              </label>
            ))}
          </fieldset>
          <TextField
            ref={field}
            label={say("leave.password")}
            required
            type="password"
            autoComplete="current-password"
            value={password}
            error={checked && password === "" ? account("fault.passwordRequired") : undefined}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <div css={styles.acts}>
            <Button onClick={close}>{say("leave.cancel")}</Button>
            <Button type="submit" busy={busy} css={styles.last}>
              {say(busy ? "leave.busy" : "leave.do")}
            </Button>
          </div>
        </Form>
      </Dialog>
    </>
  );
}
