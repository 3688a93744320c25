import type { PersonalToken } from "@katha/api/shapes";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { SmallText } from "../../../primitives/content/SmallText/SmallText.tsx";
import { Badge } from "../../../primitives/marks/Badge/Badge.tsx";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { softwareMessages } from "../../../messages/players/software.ts";
import * as styles from "./styles.ts";

interface TokenListProps {
  tokens: readonly PersonalToken[];
  onEnd: (id: string) => void;
  working: readonly string[];
}

/** The tokens with what they may do, when they were used and when they end. */
export function TokenList({ tokens, onEnd, working }: TokenListProps) {
  const t = useMessages(softwareMessages);
  const { date } = useFormats();
  if (tokens.length === 0) return <p css={styles.none}>{t("none")}</p>;
  return (
    <ul css={styles.list} aria-label={t("tokens")}>
      {tokens.map(({ id, name, scope, createdAt, lastUsedAt, expiresAt, isExpired }) => {
        const isEnding = working.includes(id);
        const used = lastUsedAt === null ? t("unused") : t("used", { date: date(lastUsedAt) });
        return (
          <li key={id} data-row css={styles.row}>
            <span css={styles.words}>
              <span css={styles.name}>
                <bdi>{name}</bdi>
                <Badge tone={isExpired ? "muted" : "success"}>
                  {t(isExpired ? "expired" : `scope.${scope}`)}
                </Badge>
              </span>
              <SmallText as="span">
                {t("made", { date: date(createdAt) })}, {used},{" "}
                {t("until", { date: date(expiresAt) })}
              </SmallText>
            </span>
            <Button
              size="small"
              loading={isEnding}
              {...(!isEnding && { "aria-label": t(isExpired ? "removeOf" : "endOf", { name }) })}
              onClick={() => onEnd(id)}
            >
              {isExpired ? t(isEnding ? "removing" : "remove") : t(isEnding ? "ending" : "end")}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
