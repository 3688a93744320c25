import type { ModelProvider, ModelRuntime, ModelRuntimes } from "@katha/api/shapes";
import { Card } from "../../../../primitives/content/Card/Card.tsx";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Section } from "../../../../primitives/content/Section/Section.tsx";
import { SmallText } from "../../../../primitives/content/SmallText/SmallText.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { Spinner } from "../../../../primitives/feedback/Spinner/Spinner.tsx";
import { RetryIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../../messages/admin-messages.ts";
import { OfferedModels } from "../OfferedModels/OfferedModels.tsx";
import type { OfferedModelsProps } from "../OfferedModels/OfferedModels.tsx";
import { namesIn } from "../amounts.ts";
import type { Loadable } from "../model-settings.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import * as shared from "../styles.ts";
import * as styles from "./styles.ts";

/** Other props are passed to the section. */
export interface FoundRuntimesProps
  extends
    Pick<OfferedModelsProps, "models" | "onBind" | "onHear">,
    ElementProps<"section", "title"> {
  /** What serves models on the server's machine. */
  found: Loadable<ModelRuntimes>;
  /** Those that are kept already: a program at the same address has that name. */
  providers: readonly Pick<ModelProvider, "name" | "baseUrl">[];
  /** Looks on the machine once more. */
  onLookAgain: () => void;
}

const command = "ollama run qwen3:8b";

/** The programs on this machine that serve models, and how to have one where there is none. */
export function FoundRuntimes(props: FoundRuntimesProps) {
  const { found, providers, models, onLookAgain, onBind, onHear, ...root } = props;
  const t = useMessages(adminMessages);
  const { locale } = useFormats();
  const { value, failure, isLoading } = found;
  const runtimes = value?.runtimes ?? [];
  const isNew = models.every(({ kind, bound }) => kind !== "text" || bound.length === 0);
  const missing = value?.lookedFor.filter((name) => runtimes.every(({ title }) => title !== name));

  return (
    <Section css={shared.section} title={t("models.found")} {...root}>
      <div css={shared.head}>
        <SmallText css={styles.note}>{t("models.foundNote")}</SmallText>
        <Button
          size="small"
          variant="ghost"
          icon={RetryIcon}
          loading={isLoading}
          onClick={onLookAgain}
        >
          {t("models.lookAgain")}
        </Button>
      </div>
      {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
      {value === undefined && failure === undefined && (
        <output css={shared.line}>
          <Spinner size="small" />
          <span css={shared.soft}>{t("models.looking")}</span>
        </output>
      )}
      {runtimes.map((runtime, at) => (
        <Runtime
          key={runtime.name}
          runtime={runtime}
          providers={providers}
          models={models}
          highlightsFirst={isNew && at === 0}
          onBind={onBind}
          onHear={onHear}
        />
      ))}
      {value !== undefined &&
        (runtimes.length === 0 ? (
          <Card size="small">
            <p>{t("models.foundNothing")}</p>
            <p css={shared.soft}>
              {t("models.howToStart", { names: namesIn(locale, value.lookedFor) })}{" "}
              <code css={shared.code}>{command}</code> {t("models.thenLook")}
            </p>
          </Card>
        ) : (
          missing !== undefined &&
          missing.length > 0 && (
            <SmallText>{t("models.notRunning", { names: namesIn(locale, missing) })}</SmallText>
          )
        ))}
    </Section>
  );
}

interface RuntimeProps extends Pick<OfferedModelsProps, "models" | "onBind" | "onHear"> {
  runtime: ModelRuntime;
  providers: readonly Pick<ModelProvider, "name" | "baseUrl">[];
  highlightsFirst: boolean;
}

function Runtime({ runtime, providers, ...list }: RuntimeProps) {
  const t = useMessages(adminMessages);
  const { name, title, protocol, baseUrl, models: offered } = runtime;
  const kept = providers.find((provider) => provider.baseUrl === baseUrl);
  const source = { name: kept?.name ?? name, title, protocol, baseUrl };
  return (
    <Card size="small">
      <div css={shared.line}>
        <h3 css={shared.name}>{title}</h3>
        <bdi css={shared.soft}>{baseUrl}</bdi>
      </div>
      {offered.length === 0 ? (
        <SmallText>{t("models.noModels")}</SmallText>
      ) : (
        <OfferedModels source={source} offered={offered} {...list} />
      )}
    </Card>
  );
}
