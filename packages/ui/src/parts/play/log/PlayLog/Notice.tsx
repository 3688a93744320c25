import { use } from "react";
import type { ReactNode } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Icon } from "../../../../primitives/marks/Icon/Icon.tsx";
import { ProblemIcon, WarningIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { playMessages } from "../../../../messages/players/play.ts";
import { Coin } from "../../controls/Coin/Coin.tsx";
import type { LogEntry } from "@katha/api/shapes";
import { ModelOfContext, type ModelOf } from "./model-of.ts";
import { alternatives, alternativesTitle, noticeWords } from "./styles.ts";

export interface NoticeProps {
  entry: LogEntry;
  onAlternative?: ((key: string) => void) | undefined;
  children: ReactNode;
}

const unnamed: ModelOf = (key) => ({ modelKey: key, displayName: key });

/** A warning or an error, with what the player can do. */
export function Notice({ entry, onAlternative, children }: NoticeProps) {
  const t = useMessages(playMessages);
  const modelOf = use(ModelOfContext) ?? unnamed;
  const offers = (entry.alternatives ?? []).map(modelOf);
  return (
    <>
      <div css={noticeWords}>
        <Icon icon={entry.type === "error" ? ProblemIcon : WarningIcon} />
        <div>{children}</div>
      </div>
      {offers.length > 0 && (
        <div css={alternatives}>
          <span css={alternativesTitle}>{t("log.alternatives")}</span>
          {offers.map(({ modelKey, displayName, creditCost }) => (
            <Button key={modelKey} size="small" onClick={() => onAlternative?.(modelKey)}>
              {displayName}
              {creditCost !== undefined && <Coin price={creditCost} />}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
