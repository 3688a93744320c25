import { useState } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { Checkbox } from "../../../../primitives/fields/Checkbox/Checkbox.tsx";
import { FieldError } from "../../../../primitives/fields/Form/FieldError.tsx";
import { Form } from "../../../../primitives/fields/Form/Form.tsx";
import { Select } from "../../../../primitives/fields/Select/Select.tsx";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../../messages/admin-messages.ts";
import type { Act, ModelKind } from "../model-settings.ts";
import * as shared from "../styles.ts";
import {
  draftOf,
  numberShape,
  optionsIn,
  optionsOf,
  ranges,
  sizeShape,
  structuredOutputs,
  wholeShape,
} from "./binding-draft.ts";
import type { BindingOptions } from "./binding-draft.ts";
import * as styles from "./styles.ts";

interface BindingOptionsFormProps {
  kind: ModelKind;
  bound: BindingOptions;
  label: string;
  onKeep: (options: BindingOptions) => Act;
}

const hints = {
  promptTokens: "models.promptTokensHint",
  answerTokens: "models.answerTokensHint",
  temperature: "models.temperatureHint",
  promptPrice: "models.priceHint",
  answerPrice: "models.priceHint",
  seconds: undefined,
} as const;

const pictureSize = { pattern: sizeShape };

/** How a bound model is asked: room, boldness, choices, prices; for painters the size and the patience. */
export function BindingOptionsForm({ kind, bound, label, onKeep }: BindingOptionsFormProps) {
  const t = useMessages(adminMessages);
  const { number } = useFormats();
  const [draft, setDraft] = useState(() => draftOf(bound));
  const [isKeeping, setKeeping] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function send(): Promise<void> {
    setKeeping(true);
    setFailure(await onKeep(optionsIn(draft)));
    setKeeping(false);
  }

  return (
    <Form css={styles.options} aria-label={label} onSubmit={() => void send()} busy={isKeeping}>
      <div css={styles.fields}>
        {optionsOf[kind].map((option) => {
          const hint = hints[option];
          const { min, max, isWhole, isOptional } = ranges[option];
          const range = { min: number(min), max: number(max) };
          return (
            <TextField
              key={option}
              label={t(`models.${option}`)}
              hint={hint && t(hint)}
              required={!isOptional}
              optional={isOptional}
              inputMode={isWhole ? "numeric" : "decimal"}
              rules={{ min, max, pattern: isWhole ? wholeShape : numberShape }}
              autoComplete="off"
              dir="ltr"
              value={draft[option]}
              onChange={(event) => setDraft({ ...draft, [option]: event.currentTarget.value })}
            >
              <FieldError>
                {t(isWhole ? "models.wholeFault" : "models.numberFault", range)}
              </FieldError>
            </TextField>
          );
        })}
        {kind === "text" ? (
          <Select
            label={t("models.structured")}
            options={structuredOutputs.map((value) => ({
              value,
              label: t(`models.structured.${value}`),
            }))}
            value={draft.structuredOutput}
            onValueChange={(structuredOutput) => setDraft({ ...draft, structuredOutput })}
          />
        ) : (
          <TextField
            label={t("models.size")}
            required
            dir="ltr"
            autoComplete="off"
            value={draft.size}
            rules={pictureSize}
            onChange={(event) => setDraft({ ...draft, size: event.currentTarget.value })}
          >
            <FieldError>{t("models.sizeFault")}</FieldError>
          </TextField>
        )}
      </div>
      {kind === "text" && (
        <div css={styles.flags}>
          <Checkbox
            label={t("models.hears")}
            checked={draft.hears}
            onChange={(event) => setDraft({ ...draft, hears: event.currentTarget.checked })}
          />
          <Checkbox
            label={t("models.bridges")}
            checked={draft.bridges}
            onChange={(event) => setDraft({ ...draft, bridges: event.currentTarget.checked })}
          />
        </div>
      )}
      {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
      <div css={shared.acts}>
        <Button size="small" type="submit" loading={isKeeping}>
          {t("models.keepOptions")}
        </Button>
      </div>
    </Form>
  );
}
