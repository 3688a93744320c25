import type { ElementProps } from "../../../../primitives/element.ts";
import { ModelPicker } from "../ModelPicker/ModelPicker.tsx";
import type { ModelKind, ModelOption } from "../ModelPicker/model-option.ts";
import { TellingWishes } from "../TellingWishes/TellingWishes.tsx";
import type { Wishes } from "../TellingWishes/TellingWishes.tsx";
import * as styles from "./styles.ts";

export interface ModelChoice {
  /** The models to choose from. */
  models: readonly ModelOption[];
  /** The key of the chosen one. */
  value: string;
  /** A quiet line under the models. */
  hint?: string | undefined;
}

/** Other props are passed to the element around them, which has no box. */
export interface TopBarModelsProps extends ElementProps<"div"> {
  /** The models that write. */
  text: ModelChoice;
  /** The models that paint. */
  image: ModelChoice;
  /** Called with the kind and the key of the model that was chosen. */
  onModelChange: (kind: ModelKind, key: string) => void;
  /** How the reader wants it told; shown where a model of somebody else's tells. */
  wishes?: Wishes | undefined;
  /** Called with the reader's wishes when one was changed. */
  onWishesChange?: ((wishes: Wishes) => void) | undefined;
  /**
   * A turn is in progress: the models cannot be changed.
   * @default false
   */
  busy?: boolean;
}

/** In a TopBar: who tells and who paints. */
export function TopBarModels(props: TopBarModelsProps) {
  const { text, image, onModelChange, wishes, onWishesChange, busy = false, ...root } = props;
  const isTold = text.models.some(
    ({ modelKey, servedBy }) => modelKey === text.value && servedBy != null,
  );
  return (
    <div css={styles.inLine} {...root}>
      <ModelPicker
        kind="text"
        {...text}
        below={
          isTold &&
          wishes &&
          onWishesChange && <TellingWishes wishes={wishes} onWishesChange={onWishesChange} />
        }
        disabled={busy}
        onValueChange={(key) => onModelChange("text", key)}
      />
      <ModelPicker
        kind="image"
        {...image}
        disabled={busy}
        onValueChange={(key) => onModelChange("image", key)}
      />
    </div>
  );
}
