import { css } from "@emotion/react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { CloseIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { IconButton } from "../../../../primitives/actions/IconButton/IconButton.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import { color, radius, space, text } from "../../../../tokens/tokens.ts";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { playMessages } from "../../../../messages/players/play.ts";
import { commonMessages } from "../../../../messages/site/common.ts";
import { Coin } from "../../controls/Coin/Coin.tsx";
import type { ModelOption } from "../../controls/ModelPicker/model-option.ts";

export interface AlternativesPanelProps extends ElementProps<"section", "onSelect"> {
  /** The models that the player can afford. */
  models: readonly ModelOption[];
  /** Called with the key of the model that was chosen. */
  onSelect: (key: string) => void;
  /** Closes the panel without a change. */
  onClose: () => void;
}

const panel = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  padding: space[3],
  border: `1px solid ${color.haldi}`,
  borderRadius: radius.small,
  background: color.surface,
});
const title = css({
  flex: "1 1 auto",
  fontFamily: "inherit",
  fontSize: text.small,
  color: color.haldi,
});
const offers = css({ display: "flex", flexWrap: "wrap", gap: space[2] });

/** Shown above the tray if the player has too few coins: the models that they can afford. */
export function AlternativesPanel(props: AlternativesPanelProps) {
  const { models, onSelect, onClose, ...root } = props;
  const tCommon = useMessages(commonMessages);
  const t = useMessages(playMessages);
  return (
    <section css={panel} aria-label={t("alternatives.title")} {...root}>
      <h2 css={title}>{t("log.alternatives")}</h2>
      <div css={offers}>
        {models.map(({ modelKey, displayName, creditCost }) => (
          <Button key={modelKey} size="small" onClick={() => onSelect(modelKey)}>
            {displayName}
            {creditCost !== undefined && <Coin price={creditCost} />}
          </Button>
        ))}
        <IconButton
          icon={CloseIcon}
          label={tCommon("action.close")}
          variant="ghost"
          size="small"
          onClick={onClose}
        />
      </div>
    </section>
  );
}
