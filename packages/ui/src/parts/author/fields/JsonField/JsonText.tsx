import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { alignText } from "../../../../primitives/actions/Button/optical-alignment.ts";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { Textarea } from "../../../../primitives/fields/Textarea/Textarea.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { authorMessages } from "../../../../messages/authors/author.ts";
import type { JsonFault } from "../../story-form/coerce.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import * as styles from "./styles.ts";

export interface JsonTextProps extends ElementProps<"div"> {
  /** The id of the text field itself. */
  fieldId?: string | undefined;
  name?: string | undefined;
  label: string;
  hint?: string | undefined;
  text: string;
  error?: string | undefined;
  /** What its form finds wrong. */
  validate?: (() => string | undefined) | undefined;
  /** Why the text is not a JSON object. */
  fault?: JsonFault | undefined;
  onTextChange: (text: string) => void;
}

/** JSON as text. A syntax error is shown at once. */
export function JsonText(props: JsonTextProps) {
  const { fieldId, name, label, hint, text, error, validate, fault, onTextChange, ...root } = props;
  const t = useMessages(authorMessages);
  return (
    <div css={styles.field} {...root}>
      <Textarea
        {...(fieldId !== undefined && { id: fieldId })}
        name={name}
        label={label}
        hint={hint}
        value={text}
        error={error}
        validate={validate}
        onChange={(event) => onTextChange(event.currentTarget.value)}
        size="page"
        dir="ltr"
        spellCheck={false}
        autoCapitalize="none"
        autoCorrect="off"
      />
      {fault !== undefined && (
        <Callout tone="warning">
          {fault.kind === "notObject" && t("json.notObject")}
          {fault.kind === "broken" &&
            (fault.line === undefined || fault.column === undefined
              ? t("json.broken")
              : t("json.brokenAt", { line: fault.line, column: fault.column }))}
        </Callout>
      )}
      {fault === undefined && text.trim() !== "" && (
        <Button
          size="small"
          variant="ghost"
          css={[styles.tidy, alignText.start]}
          onClick={() => onTextChange(JSON.stringify(JSON.parse(text), null, 2))}
        >
          {t("json.tidy")}
        </Button>
      )}
    </div>
  );
}
