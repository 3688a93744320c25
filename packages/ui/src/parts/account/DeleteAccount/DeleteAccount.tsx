import { useRef, useState } from "react";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { Dialog } from "../../../primitives/overlays/Dialog/Dialog.tsx";
import { Form } from "../../../primitives/fields/Form/Form.tsx";
import { textIn } from "../../../primitives/fields/Form/text-in.ts";
import type { ElementProps } from "../../../primitives/element.ts";
import { RadioGroup } from "../../../primitives/fields/RadioGroup/RadioGroup.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { settingsMessages } from "../../../messages/players/settings.ts";
import { FormSection } from "../../author/fields/FormSection/FormSection.tsx";
import { CurrentPasswordField } from "../AccountFields.tsx";
import * as styles from "./styles.ts";

/** What happens to the stories that others can read. */
type PublishedStories = "keep_stories" | "delete_stories";

/** Other props are passed to the section, not to the dialog. */
export interface DeleteAccountProps extends ElementProps<"section", "title"> {
  /** Called with the password and what should happen to the stories. */
  onDelete: (entry: { password: string; publishedStories: PublishedStories }) => void;
  /**
   * The password is asked for; without passwords, a fresh sign-in counts.
   * @default true
   */
  asksPassword?: boolean;
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
  const { onDelete, asksPassword = true, busy = false, failure, ...root } = props;
  const t = useMessages(settingsMessages);
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [opened, setOpened] = useState(0);
  const [publishedStories, setPublishedStories] = useState<PublishedStories>("keep_stories");
  const open = () => {
    setOpened(opened + 1);
    setOpen(true);
  };
  const close = () => setOpen(false);
  return (
    <>
      <FormSection title={t("leave.title")} note={t("leave.note")} {...root}>
        <span css={styles.line}>
          <Button onClick={open}>{t("leave.open")}</Button>
        </span>
      </FormSection>
      <Dialog
        open={isOpen}
        onOpenChange={close}
        alert
        title={t("leave.askTitle")}
        description={t("leave.askNote")}
        {...(asksPassword && { initialFocus: field })}
      >
        <Form
          key={opened}
          onSubmit={(sent) => onDelete({ password: textIn(sent, "password"), publishedStories })}
          busy={busy}
          aria-label={t("leave.askTitle")}
        >
          {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
          <RadioGroup
            label={t("leave.stories")}
            options={[
              { value: "keep_stories", label: t("leave.keep") },
              { value: "delete_stories", label: t("leave.drop") },
            ]}
            value={publishedStories}
            onValueChange={setPublishedStories}
          />
          {asksPassword && (
            <CurrentPasswordField ref={field} name="password" label={t("leave.password")} />
          )}
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
