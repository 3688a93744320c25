import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { Dialog } from "../../../primitives/overlays/Dialog/Dialog.tsx";
import { Form } from "../../../primitives/fields/Form/Form.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { RadioGroup } from "../../../primitives/fields/RadioGroup/RadioGroup.tsx";
import { TextField } from "../../../primitives/fields/TextField/TextField.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { accountMessages } from "../../../messages/players/account.ts";
import { settingsMessages } from "../../../messages/players/settings.ts";
import * as styles from "./styles.ts";

/** What happens to the stories that others can read. */
export const storiesOnDelete = ["keep", "drop"] as const;
export type StoriesOnDelete = (typeof storiesOnDelete)[number];

/** Other props are passed to the element around the button, not to the dialog. */
export interface DeleteAccountProps extends ElementProps<"span"> {
  /** Called with the password and what should happen to the stories. */
  onDelete: (entry: { password: string; stories: StoriesOnDelete }) => void;
  /**
   * The account is being deleted.
   * @default false
   */
  busy?: boolean;
  /** Why it could not be deleted. */
  failure?: string | undefined;
}

/** Deletes the account after asking for the password and what should happen to the stories. */
export function DeleteAccount(props: DeleteAccountProps) {
  const { onDelete, busy = false, failure, ...root } = props;
  const t = useMessages(settingsMessages);
  const tAccount = useMessages(accountMessages);
  const field = useRef<HTMLInputElement>(null);
  const [asks, setAsks] = useState(false);
  const [checked, setChecked] = useState(false);
  const [password, setPassword] = useState("");
  const [stories, setStories] = useState<StoriesOnDelete>("keep");
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
      <span css={styles.line} {...root}>
        <Button onClick={() => setAsks(true)}>{t("leave.open")}</Button>
      </span>
      <Dialog
        open={asks}
        onClose={close}
        alert
        title={t("leave.askTitle")}
        description={t("leave.askNote")}
        initialFocus={field}
      >
        <Form onSubmit={submit} aria-label={t("leave.askTitle")}>
          {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
          <RadioGroup
            label={t("leave.stories")}
            options={storiesOnDelete.map((value) => ({ value, label: t(`leave.${value}`) }))}
            value={stories}
            onValueChange={setStories}
          />
          <TextField
            ref={field}
            label={t("leave.password")}
            required
            type="password"
            autoComplete="current-password"
            value={password}
            error={checked && password === "" ? tAccount("fault.passwordRequired") : undefined}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <div css={styles.acts}>
            <Button onClick={close}>{t("leave.cancel")}</Button>
            <Button type="submit" loading={busy} css={styles.last}>
              {t(busy ? "leave.busy" : "leave.do")}
            </Button>
          </div>
        </Form>
      </Dialog>
    </>
  );
}
