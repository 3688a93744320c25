import type { BoundModel } from "@katha/api/shapes";
import { useState } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { Checkbox } from "../../../../primitives/fields/Checkbox/Checkbox.tsx";
import { FieldError } from "../../../../primitives/fields/Form/FieldError.tsx";
import { Form } from "../../../../primitives/fields/Form/Form.tsx";
import { Select } from "../../../../primitives/fields/Select/Select.tsx";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { useSending } from "../../../../primitives/useSending.ts";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../../messages/admin-messages.ts";
import type { Act, ModelKind } from "../model-settings.ts";
import * as shared from "../styles.ts";
import * as options from "./binding-options.ts";
import * as styles from "./styles.ts";

interface BindingOptionsFormProps {
  kind: ModelKind;
  bound: BoundModel;
  label: string;
  onKeep: (changed: BoundModel) => Act;
}

const hints = {
  promptTokens: "models.promptTokensHint",
  answerTokens: "models.answerTokensHint",
  temperature: "models.temperatureHint",
  promptPrice: "models.priceHint",
  answerPrice: "models.priceHint",
  seconds: undefined,
} as const;

const pictureSize = { pattern: options.sizeShape };

/** How a bound model is asked: room, boldness, choices, prices; for painters the size and the patience. */
export function BindingOptionsForm({ kind, bound, label, onKeep }: BindingOptionsFormProps) {
  const t = useMessages(adminMessages);
  const { number } = useFormats();
  const { isBusy, refusal, run } = useSending();
  // A field keeps what was written when the model is saved.
  const [first] = useState(bound);
  return (
    <Form
      css={styles.options}
      aria-label={label}
      onSubmit={(sent) => void run(() => onKeep(options.withOptions(bound, kind, sent)))}
      busy={isBusy}
    >
      <div css={styles.fields}>
        {options.optionsOf[kind].map((option) => {
          const hint = hints[option];
          const { min, max, isWhole, isOptional } = options.ranges[option];
          const range = { min: number(min), max: number(max) };
          return (
            <TextField
              key={option}
              name={option}
              label={t(`models.${option}`)}
              hint={hint && t(hint)}
              required={!isOptional}
              optional={isOptional}
              inputMode={isWhole ? "numeric" : "decimal"}
              rules={{ min, max, pattern: isWhole ? options.wholeShape : options.numberShape }}
              autoComplete="off"
              dir="ltr"
              defaultValue={first[option] ?? ""}
            >
              <FieldError>
                {t(isWhole ? "models.wholeFault" : "models.numberFault", range)}
              </FieldError>
            </TextField>
          );
        })}
        {kind === "text" ? (
          <Select
            name="structuredOutput"
            label={t("models.structured")}
            options={options.structuredOutputs.map((value) => ({
              value,
              label: t(`models.structured.${value}`),
            }))}
            defaultValue={first.structuredOutput}
          />
        ) : (
          <TextField
            name="size"
            label={t("models.size")}
            required
            dir="ltr"
            autoComplete="off"
            defaultValue={first.size}
            rules={pictureSize}
          >
            <FieldError>{t("models.sizeFault")}</FieldError>
          </TextField>
        )}
      </div>
      {kind === "text" && (
        <div css={styles.flags}>
          <Checkbox name="hears" label={t("models.hears")} defaultChecked={first.hears} />
          <Checkbox name="bridges" label={t("models.bridges")} defaultChecked={first.bridges} />
        </div>
      )}
      {refusal !== undefined && <Callout tone="danger">{refusal}</Callout>}
      <div css={shared.acts}>
        <Button size="small" type="submit" loading={isBusy}>
          {t("models.keepOptions")}
        </Button>
      </div>
    </Form>
  );
}
