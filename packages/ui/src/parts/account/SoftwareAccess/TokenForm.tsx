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
import {
  softwareScopes,
  softwareTokenDays,
  type NewSoftwareToken,
  type SoftwareTokenDays,
} from "./software-token.ts";
import * as styles from "./styles.ts";

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
  const [name, setName] = useState("");
  const [scope, setScope] = useState<PersonalToken["scope"]>("read");
  const [days, setDays] = useState<SoftwareTokenDays>(90);
  const [password, setPassword] = useState("");
  const [failure, setFailure] = useState<string>();
  const [isMaking, setMaking] = useState(false);

  // The button that had the focus is gone.
  useLayoutEffect(() => first.current?.focus(), []);

  async function send(): Promise<void> {
    setFailure(undefined);
    setMaking(true);
    const refused = await onMake({ name: name.trim(), scope, days, password });
    setFailure(refused);
    setMaking(false);
  }

  return (
    <Form aria-label={t("open")} onSubmit={() => void send()} busy={isMaking}>
      <TextField
        ref={first}
        label={t("name")}
        hint={t("nameHint")}
        required
        autoComplete="off"
        maxLength={longestName}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      >
        <FieldError match="valueMissing">{t("nameMissing")}</FieldError>
      </TextField>
      <RadioGroup
        label={t("scope")}
        options={softwareScopes.map((value) => ({ value, label: t(`choice.${value}`) }))}
        value={scope}
        onValueChange={setScope}
      />
      <RadioGroup
        label={t("days")}
        options={softwareTokenDays.map((value) => ({
          value,
          label: t("daysOf", { count: value, amount: number(value) }),
        }))}
        value={days}
        onValueChange={setDays}
      />
      {asksPassword && (
        <CurrentPasswordField
          label={t("password")}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      )}
      {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
      <div css={styles.acts}>
        <Button type="submit" variant="primary" loading={isMaking}>
          {t(isMaking ? "making" : "make")}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t("cancel")}
        </Button>
      </div>
    </Form>
  );
}
