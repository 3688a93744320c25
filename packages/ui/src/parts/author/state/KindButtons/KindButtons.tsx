import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { AddIcon } from "../../../../primitives/marks/Icon/icons.ts";
import * as styles from "../styles.ts";

export interface KindButtonsProps<Kind extends string> {
  /** What is added; the label of the button while the kinds are hidden. */
  label: string;
  kinds: readonly { value: Kind; label: string }[];
  isOpen: boolean;
  /** There are no entries yet: the kinds are shown at once, without that button. */
  isAlone: boolean;
  onOpen: () => void;
  onPick: (kind: Kind) => void;
}

/** A button for each kind of entry that can be added, so that authors see them all. */
export function KindButtons<Kind extends string>(props: KindButtonsProps<Kind>) {
  const { label, kinds, isOpen, isAlone, onOpen, onPick } = props;
  return (
    <div css={styles.adding}>
      {!isAlone && (
        <Button size="small" variant="ghost" icon={AddIcon} aria-expanded={isOpen} onClick={onOpen}>
          {label}
        </Button>
      )}
      {isOpen && (
        <fieldset aria-label={label} css={[styles.group, styles.kinds]}>
          {kinds.map((kind) => (
            <Button key={kind.value} size="small" onClick={() => onPick(kind.value)}>
              {kind.label}
            </Button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
