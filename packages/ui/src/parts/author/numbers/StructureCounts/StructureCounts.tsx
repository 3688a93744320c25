import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { TidyIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { authorMessages } from "../../../../messages/authors/author.ts";
import { countStructure } from "../../story-form/structure-counts.ts";
import type { StoryForm } from "../../story-form/useStoryForm.ts";
import * as styles from "./styles.ts";

const fields = ["totalScenes", "branchingPoints", "possibleEndings"] as const;

interface StructureCountsProps {
  /** The story's form, with the structure and the figures. */
  form: Pick<StoryForm, "entry" | "write">;
}

/**
 * Suggests the structure's counts for the story's figures; renders nothing if they already agree.
 */
export function StructureCounts({ form }: StructureCountsProps) {
  const { number } = useFormats();
  const t = useMessages(authorMessages);
  const { entry, write } = form;
  const counted = countStructure(entry.structureText);
  if (counted === undefined) return null;
  if (fields.every((field) => entry[field].trim() === String(counted[field]))) return null;
  return (
    <p css={styles.offer}>
      <span>
        {t("counted.note", {
          scenes: number(counted.totalScenes),
          branches: number(counted.branchingPoints),
          endings: number(counted.possibleEndings),
        })}
      </span>
      <Button
        size="small"
        icon={TidyIcon}
        onClick={() => {
          for (const field of fields) write(field, String(counted[field]));
        }}
      >
        {t("counted.take")}
      </Button>
    </p>
  );
}
