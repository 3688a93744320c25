import type { BoundModel, ModelSetting } from "@katha/api/shapes";
import { SmallText } from "../../../../primitives/content/SmallText/SmallText.tsx";
import { Badge } from "../../../../primitives/marks/Badge/Badge.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../../messages/admin-messages.ts";
import { dollarsIn } from "../amounts.ts";
import { thousandTurns } from "../model-cost.ts";
import { everyOther, isFromFile, isKathas } from "../model-settings.ts";
import type { ModelSource } from "../model-settings.ts";
import { useNameOf } from "../useNameOf.ts";
import * as shared from "../styles.ts";
import { BoundRow } from "./BoundRow.tsx";
import { PriceChange } from "./PriceChange.tsx";
import type { ServedActs } from "./served-acts.ts";
import * as styles from "./styles.ts";

interface ServedNameProps extends ServedActs {
  served: ModelSetting;
  sourceOf: (provider: string) => ModelSource;
}

/** A name with those who are asked for it, in their order, its price, and how it fared. */
export function ServedName({ served, sourceOf, onRebind, onPriceChange, onHear }: ServedNameProps) {
  const t = useMessages(adminMessages);
  const nameOf = useNameOf();
  const { modelKey, kind, bound, asOthers } = served;
  const isEveryOther = modelKey === everyOther;
  // Katha's own storyteller is free, and its own painters are not.
  const isPaid = !isEveryOther && (bound.length > 0 || kind === "image");

  function note(): string | undefined {
    if (asOthers) return t("models.asOthers");
    if (isEveryOther)
      return t(bound.length > 0 ? "models.everyOtherNote" : "models.everyOtherNobody");
    if (bound.length > 0) return undefined;
    return isKathas(served) ? t(`models.own.${kind}`) : t("models.unserved");
  }
  const words = note();

  const replaced = (at: number, ...by: readonly BoundModel[]) =>
    onRebind(served, bound.toSpliced(at, 1, ...by));
  const moved = (at: number, to: number) => {
    const [one] = bound.slice(at, at + 1);
    return one ? onRebind(served, bound.toSpliced(at, 1).toSpliced(to, 0, one)) : undefined;
  };

  return (
    <article css={shared.row}>
      <div css={shared.head}>
        <div css={shared.stack}>
          <div css={shared.line}>
            <h3 css={shared.name}>{nameOf(served)}</h3>
            {isFromFile(served) && <Badge>{t("models.fromFile")}</Badge>}
          </div>
          {words !== undefined && <SmallText>{words}</SmallText>}
        </div>
        {isPaid && <PriceChange served={served} onPriceChange={onPriceChange} />}
      </div>
      {bound.length > 0 && (
        <ol css={styles.order}>
          {bound.map((one, at) => (
            <li key={`${one.provider} ${one.model}`} css={styles.place}>
              <BoundRow
                bound={one}
                provider={sourceOf(one.provider).title}
                served={served}
                at={at}
                isLast={at === bound.length - 1}
                onMove={(to) => moved(at, to)}
                onUnbind={() => replaced(at)}
                onOptions={(changed) => replaced(at, changed)}
                onHear={() => onHear(one, kind)}
              />
            </li>
          ))}
        </ol>
      )}
      {isFromFile(served) && <SmallText>{t("models.fromFileNote")}</SmallText>}
      <Figures served={served} />
    </article>
  );
}

/** What seven days came to; nothing where nothing was asked. */
function Figures({ served }: { served: ModelSetting }) {
  const t = useMessages(adminMessages);
  const { locale, number } = useFormats();
  const { turns, failedTurns, coins } = served;
  if (turns === 0 && failedTurns === 0) return null;
  const thousand = thousandTurns(served);
  const figures = [
    { name: t("models.turns"), value: number(turns) },
    { name: t("models.failedTurns"), value: number(failedTurns), isBad: failedTurns > 0 },
    { name: t("models.coinsPaid"), value: number(coins) },
    ...(thousand === undefined
      ? []
      : [{ name: t("models.thousand"), value: dollarsIn(locale, thousand) }]),
  ];
  return (
    <dl css={styles.figures}>
      {figures.map(({ name, value, isBad }) => (
        <div key={name} css={styles.figure}>
          <dt css={styles.figureName}>{name}</dt>
          <dd css={[styles.figureValue, isBad === true && styles.bad]}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
