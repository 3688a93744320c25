import type { WhoAsked } from "@katha/api/shapes";
import { useId } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { Checkbox } from "../../../../primitives/fields/Checkbox/Checkbox.tsx";
import { FieldError } from "../../../../primitives/fields/Form/FieldError.tsx";
import { Form } from "../../../../primitives/fields/Form/Form.tsx";
import { useCheckedField } from "../../../../primitives/fields/Form/useCheckedField.ts";
import { Select } from "../../../../primitives/fields/Select/Select.tsx";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { Dialog } from "../../../../primitives/overlays/Dialog/Dialog.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { stateMessages } from "../../../../messages/players/state.ts";
import type { SavingProps } from "../../opened.ts";
import * as styles from "./styles.ts";
import type { WhoAnswers } from "./who.ts";

/** Other props are passed to the dialog. */
export interface WhoDialogProps extends SavingProps {
  /** What the story asks the player. */
  asked: WhoAsked;
  /** The current answers; at first, defaults with which the player can begin at once. */
  answers: WhoAnswers;
  /** The language of the story's text: `hi`, `ur`. */
  language: string;
  /** Called at every change of the answers. */
  onAnswersChange: (answers: WhoAnswers) => void;
  /** Called with valid answers. */
  onBegin: (answers: WhoAnswers) => void;
}

/** In letters. */
const longestAnswer = 60;

/** Shown before the story begins: asks who the player is, and what is in their bag. */
export function WhoDialog(props: WhoDialogProps) {
  const { asked, answers, language, onAnswersChange, onBegin, ...rest } = props;
  const { busy = false, failure, ...root } = rest;
  const t = useMessages(stateMessages);
  const write = (name: string, words: string) =>
    onAnswersChange({ ...answers, qualities: { ...answers.qualities, [name]: words } });

  return (
    <Dialog size="medium" title={t("who.title")} description={t("who.note")} {...root}>
      <Form onSubmit={() => onBegin(trimmed(answers))} busy={busy}>
        {asked.qualities.map(({ id: name, name: label, kind, values }) =>
          kind === "one_of" ? (
            <Select
              key={name}
              label={label}
              lang={language}
              options={values.map((value) => ({ value, label: value }))}
              value={answers.qualities[name] ?? null}
              required
              onValueChange={(value) => write(name, value)}
            >
              <FieldError match="valueMissing">{t("who.empty")}</FieldError>
            </Select>
          ) : (
            <TextField
              key={name}
              label={label}
              name={name}
              lang={language}
              dir="auto"
              autoComplete="off"
              maxLength={longestAnswer}
              value={answers.qualities[name] ?? ""}
              required
              onChange={(event) => write(name, event.currentTarget.value)}
            >
              <FieldError match="valueMissing">{t("who.empty")}</FieldError>
            </TextField>
          ),
        )}
        {asked.things.length > 0 && asked.thingsMost > 0 && (
          <Packing
            things={asked.things}
            most={asked.thingsMost}
            packed={answers.things}
            language={language}
            onPack={(things) => onAnswersChange({ ...answers, things })}
          />
        )}
        {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
        <div css={styles.foot}>
          <Button onClick={() => root.onOpenChange(false)}>{t("who.later")}</Button>
          <Button variant="primary" type="submit" loading={busy}>
            {t("who.begin")}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

interface PackingProps extends Pick<WhoDialogProps, "language"> {
  things: WhoAsked["things"];
  most: number;
  packed: readonly string[];
  onPack: (things: string[]) => void;
}

/** What the player packs in the bag; one thing too many is an error at once. */
function Packing({ things, most, packed, language, onPack }: PackingProps) {
  const t = useMessages(stateMessages);
  const { number } = useFormats();
  const id = useId();
  const excess = packed.length - most;
  const amissNow =
    excess > 0 ? t("who.tooMany", { count: excess, amount: number(excess) }) : undefined;
  useCheckedField(id, t("who.bag"), {
    value: packed.join(" "),
    validate: () => amissNow,
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the form gives it the focus, and it passes that on
    <fieldset
      id={id}
      css={styles.packing}
      tabIndex={-1}
      // One of the things has to go.
      onFocus={({ target, currentTarget }) => {
        if (target === currentTarget)
          currentTarget.querySelector<HTMLElement>("input:checked")?.focus();
      }}
      aria-describedby={`${id}-most ${id}-amiss`}
    >
      <legend>{t("who.bag")}</legend>
      <p id={`${id}-most`} css={styles.soft}>
        {t("who.bagMost", { count: most, amount: number(most) })}
      </p>
      {things.map(({ id: name, name: label, about }) => (
        <Checkbox
          key={name}
          name={name}
          label={<bdi lang={language}>{label}</bdi>}
          {...(about !== "" && { hint: about })}
          checked={packed.includes(name)}
          onChange={({ currentTarget: { checked } }) =>
            onPack(
              things
                .map((thing) => thing.id)
                .filter((each) => (each === name ? checked : packed.includes(each))),
            )
          }
        />
      ))}
      <output id={`${id}-amiss`} css={styles.amiss}>
        {amissNow}
      </output>
    </fieldset>
  );
}

function trimmed({ qualities, things }: WhoAnswers): WhoAnswers {
  const said = Object.entries(qualities).map(([id, words]) => [id, words.trim()]);
  return { qualities: Object.fromEntries(said) as Record<string, string>, things };
}
