import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { AddIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { Textarea } from "../../../../primitives/fields/Textarea/Textarea.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { declarationsMessages } from "../../../../messages/authors/declarations.ts";
import * as styles from "../QualitiesPanel/styles.ts";

interface SaysFieldProps {
  says: readonly string[];
  onSays: (says: readonly string[]) => void;
}

/** Texts that are told one after another. Blank ones are dropped when another is added. */
export function SaysField({ says, onSays }: SaysFieldProps) {
  const { number } = useFormats();
  const t = useMessages(declarationsMessages);
  const shown = says.length === 0 ? [""] : says;
  return (
    <>
      {shown.map((text, at) => (
        <Textarea
          // oxlint-disable-next-line react/no-array-index-key -- texts have no ids
          key={at}
          label={t("answers.says", { place: number(at + 1) })}
          {...(at === 0 && { hint: t("answers.saysHint") })}
          size="line"
          dir="auto"
          value={text}
          onChange={(event) => onSays(shown.with(at, event.currentTarget.value))}
        />
      ))}
      <Button
        size="small"
        variant="ghost"
        icon={AddIcon}
        css={styles.alone}
        onClick={() => onSays([...shown.filter((text) => text.trim() !== ""), ""])}
      >
        {t("answers.another")}
      </Button>
    </>
  );
}
