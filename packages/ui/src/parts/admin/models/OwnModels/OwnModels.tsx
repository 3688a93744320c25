import type { OwnModels as OwnModelsRead } from "@katha/api/shapes";
import { Disclosure } from "../../../../primitives/content/Disclosure/Disclosure.tsx";
import { Section } from "../../../../primitives/content/Section/Section.tsx";
import { SmallText } from "../../../../primitives/content/SmallText/SmallText.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { Spinner } from "../../../../primitives/feedback/Spinner/Spinner.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../../messages/admin-messages.ts";
import { bytesIn } from "../../HealthBoard/amounts.ts";
import type { Loadable } from "../model-settings.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import * as shared from "../styles.ts";
import { OwnModelRow } from "./OwnModelRow.tsx";
import type { OwnModelActs } from "./OwnModelRow.tsx";
import * as styles from "./styles.ts";

/** Other props are passed to the section. */
export interface OwnModelsProps extends OwnModelActs, ElementProps<"section", "title"> {
  /** The models, and the machine that they would run on. */
  own: Loadable<OwnModelsRead>;
}

/** The models that Katha brings to the server's machine by a press, and runs itself. */
export function OwnModels(props: OwnModelsProps) {
  const { own, models, onBring, onStop, onRemove, onBind, onHear, ...root } = props;
  const acts = { models, onBring, onStop, onRemove, onBind, onHear };
  const t = useMessages(adminMessages);
  const { locale, number } = useFormats();
  const { value, failure } = own;
  return (
    <Section css={shared.section} title={t("models.own")} {...root}>
      <SmallText>{t("models.ownNote")}</SmallText>
      {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
      {value === undefined && failure === undefined && (
        <output css={shared.line}>
          <Spinner size="small" />
          <span css={shared.soft}>{t("models.looking")}</span>
        </output>
      )}
      {value !== undefined && (
        <>
          <SmallText>
            {t("models.ownLeast", {
              cores: t("models.ownCores", {
                count: value.machine.cores,
                amount: number(value.machine.cores),
              }),
              memory: bytesIn(locale, value.machine.memoryBytes),
            })}
          </SmallText>
          <div css={shared.sheet}>
            <ul css={styles.list} aria-label={t("models.ownList")}>
              {value.models.map((model) => (
                <OwnModelRow key={model.name} model={model} own={value} {...acts} />
              ))}
            </ul>
            <ByHand own={value} />
          </div>
        </>
      )}
    </Section>
  );
}

/** Where the files come from and go to, for a server that reaches no other. */
function ByHand({ own: { folder, models } }: { own: OwnModelsRead }) {
  const t = useMessages(adminMessages);
  return (
    <Disclosure css={shared.row} look="quiet" title={t("models.ownByHand")}>
      <p css={shared.soft}>{t("models.ownByHandNote", { folder })}</p>
      {models.map(({ name, title, address, file, sha256 }) => (
        <div key={name} css={shared.stack}>
          <h4 css={shared.name}>{title}</h4>
          <dl css={styles.terms}>
            <dt>{t("models.ownByHandFrom")}</dt>
            <dd>
              <bdi>{address}</bdi>
            </dd>
            <dt>{t("models.ownByHandFile")}</dt>
            <dd>
              <bdi>{file}</bdi>
            </dd>
            <dt>{t("models.ownByHandSum")}</dt>
            <dd>
              <bdi>{sha256}</bdi>
            </dd>
          </dl>
        </div>
      ))}
    </Disclosure>
  );
}
