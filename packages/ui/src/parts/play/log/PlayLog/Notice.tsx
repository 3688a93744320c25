import type { ReactNode } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Icon } from "../../../../primitives/marks/Icon/Icon.tsx";
import { ProblemIcon, WarningIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { playMessages } from "../../../../messages/players/play.ts";
import { Coin } from "../../controls/Coin/Coin.tsx";
import type { LogEntry } from "./log-entry.ts";
import { alternatives, alternativesTitle, noticeWords } from "./styles.ts";

export interface NoticeProps {
  entry: LogEntry;
  onAlternative?: ((key: string) => void) | undefined;
  children: ReactNode;
}

/** A warning or an error, with what the player can do. */
export function Notice({ entry, onAlternative, children }: NoticeProps) {
  const t = useMessages(playMessages);
  const offers = entry.alternatives ?? [];
  return (
    <>
      <div css={noticeWords}>
        <Icon icon={entry.type === "error" ? ProblemIcon : WarningIcon} />
        <div>{children}</div>
      </div>
      {offers.length > 0 && (
        <div css={alternatives}>
          <span css={alternativesTitle}>{t("log.alternatives")}</span>
          {offers.map(({ key, name, price }) => (
            <Button key={key} size="small" onClick={() => onAlternative?.(key)}>
              {name}
              {price !== undefined && <Coin price={price} />}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
