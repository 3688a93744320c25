import { SmallText } from "../../../../primitives/content/SmallText/SmallText.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { exchangeMessages } from "../../../../messages/authors/exchange.ts";
import type { ExchangeLoss } from "./exchange.ts";
import * as styles from "./styles.ts";

export interface LossListProps {
  title: string;
  losses: readonly ExchangeLoss[];
}

/** More at once would not help. */
const shownAtOnce = 60;

/** What is lost or changed, listed by scene. */
export function LossList({ title, losses }: LossListProps) {
  const { number } = useFormats();
  const t = useMessages(exchangeMessages);
  const lines = new Map(
    losses.map((loss) => [JSON.stringify([loss.node, loss.line, loss.message]), loss]),
  );
  const left = lines.size - shownAtOnce;
  return (
    <div css={styles.losses}>
      <h3 css={styles.heading}>{title}</h3>
      <ul css={styles.list} aria-label={title}>
        {[...lines].slice(0, shownAtOnce).map(([key, { node, line, message }]) => (
          <li key={key}>
            {line != null && <span css={styles.node}>{t("import.line", { line })}</span>}
            {node !== null && <bdi css={styles.node}>{node}</bdi>}
            <span dir="auto">{message}</span>
          </li>
        ))}
      </ul>
      {left > 0 && <SmallText>{t("import.more", { count: left, amount: number(left) })}</SmallText>}
    </div>
  );
}
