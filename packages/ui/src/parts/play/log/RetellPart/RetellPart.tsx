import { useId } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import { NextIcon, PreviousIcon, RetryIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { IconButton } from "../../../../primitives/actions/IconButton/IconButton.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { playMessages } from "../../../../messages/players/play.ts";
import { Coin } from "../../controls/Coin/Coin.tsx";
import { count, note, retelling, versions } from "./styles.ts";

export interface RetellPartProps extends ElementProps<"div"> {
  /** The price of retelling in coins. */
  price: number;
  /** The version of the last part that is shown, from 1. */
  version: number;
  /** The number of its versions. */
  versions: number;
  /** Retells the last part. */
  onRetell: () => void;
  /** Called with the version to show, from 1. */
  onVersionChange: (version: number) => void;
  /**
   * Another version is loading.
   * @default false
   */
  busy?: boolean;
}

/** Retells the last part, and switches between its versions. */
export function RetellPart(props: RetellPartProps) {
  const { price, version, versions: all, onRetell, onVersionChange, busy = false, ...root } = props;
  const { locale, number } = useFormats();
  const t = useMessages(playMessages);
  const id = useId();
  return (
    <div css={retelling} lang={locale} dir="auto" {...root}>
      <Button
        size="small"
        icon={RetryIcon}
        aria-disabled={busy}
        aria-describedby={id}
        onClick={onRetell}
      >
        {t("retell.again")}
        {price > 0 && <Coin price={price} />}
      </Button>
      {all > 1 && (
        <fieldset css={versions} aria-label={t("retell.versions")}>
          <IconButton
            size="small"
            variant="ghost"
            icon={PreviousIcon}
            flipRtl
            label={t("retell.before")}
            aria-disabled={busy || version <= 1}
            onClick={() => onVersionChange(version - 1)}
          />
          <output css={count}>
            {t("retell.of", { current: number(version), total: number(all) })}
          </output>
          <IconButton
            size="small"
            variant="ghost"
            icon={NextIcon}
            flipRtl
            label={t("retell.next")}
            aria-disabled={busy || version >= all}
            onClick={() => onVersionChange(version + 1)}
          />
        </fieldset>
      )}
      <p id={id} css={note}>
        {t("retell.note")}
      </p>
    </div>
  );
}
