import type { ModelSetting } from "@katha/api/shapes";
import { Section } from "../../../../primitives/content/Section/Section.tsx";
import { SmallText } from "../../../../primitives/content/SmallText/SmallText.tsx";
import { FieldError } from "../../../../primitives/fields/Form/FieldError.tsx";
import { textIn } from "../../../../primitives/fields/Form/text-in.ts";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { Badge } from "../../../../primitives/marks/Badge/Badge.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../../messages/admin-messages.ts";
import { modelPriceMax } from "../../../../tokens/constants.ts";
import { dollarsIn } from "../amounts.ts";
import { ChangeDialog } from "../ChangeDialog.tsx";
import { thousandTurns } from "../model-cost.ts";
import { everyOther, isFromFile, isKathas } from "../model-settings.ts";
import type { Act, ModelKind, ModelSource } from "../model-settings.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import { useNameOf } from "../useNameOf.ts";
import * as shared from "../styles.ts";
import { BoundRow, type BoundActs } from "./BoundRow.tsx";
import * as styles from "./styles.ts";

interface ServedActs extends BoundActs {
  /** What people call a provider. */
  sourceOf: (provider: string) => ModelSource;
  /** Sets a price; null: as usual. */
  onPriceChange: (of: ModelSetting, coins: number | null) => Act;
}

/** Other props are passed to the section. */
export interface ServedModelsProps extends ServedActs, ElementProps<"section", "title"> {
  /** Storytellers, or painters. */
  kind: ModelKind;
  /** Every name, of both kinds. */
  models: readonly ModelSetting[];
}

/** Every name that players choose from, and who tells or paints under it now. */
export function ServedModels(props: ServedModelsProps) {
  const { kind, models, sourceOf, onRebind, onPriceChange, onHear, ...root } = props;
  const acts = { sourceOf, onRebind, onPriceChange, onHear };
  const t = useMessages(adminMessages);
  const names = models.filter((model) => model.kind === kind);
  return (
    <Section
      css={shared.section}
      title={t(kind === "text" ? "models.tells" : "models.paintsNow")}
      {...root}
    >
      <ul css={shared.sheet}>
        {names.map((model) => (
          <li key={model.modelKey}>
            <ServedName served={model} {...acts} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A name with those who are asked for it, in their order, its price, and how it fared. */
function ServedName(props: ServedActs & { served: ModelSetting }) {
  const { served, sourceOf, onRebind, onPriceChange, onHear } = props;
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
                onRebind={onRebind}
                onHear={onHear}
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

const price = { pattern: /^\d{1,6}$/, max: modelPriceMax };

/** A name's price in coins; the button opens a dialog to change it. */
function PriceChange(props: Pick<ServedActs, "onPriceChange"> & { served: ModelSetting }) {
  const { served, onPriceChange } = props;
  const { displayName: name, kind, creditCost, usualCreditCost } = served;
  const t = useMessages(adminMessages);
  const { number } = useFormats();
  return (
    <ChangeDialog
      label={t("models.priceOf", { name })}
      words={t(`models.price.${kind}`, { count: creditCost, amount: number(creditCost) })}
      title={t("models.priceTitle", { name })}
      description={t("models.priceNote")}
      saveLabel={t("models.priceKeep")}
      onSave={(sent) => onPriceChange(served, Number(textIn(sent, "coins")))}
      other={
        creditCost !== usualCreditCost && {
          label: t("models.priceUsual"),
          onPress: () => onPriceChange(served, null),
        }
      }
    >
      <TextField
        name="coins"
        label={t("models.coins")}
        hint={t("models.coinsUsual", { amount: number(usualCreditCost) })}
        required
        inputMode="numeric"
        autoComplete="off"
        defaultValue={creditCost}
        rules={price}
      >
        <FieldError>{t("models.coinsFault", { max: number(modelPriceMax) })}</FieldError>
      </TextField>
    </ChangeDialog>
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
