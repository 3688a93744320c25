import type { ModelProvider, OfferedModel } from "@katha/api/shapes";
import { useState } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Section } from "../../../../primitives/content/Section/Section.tsx";
import { SmallText } from "../../../../primitives/content/SmallText/SmallText.tsx";
import { AddIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../../messages/admin-messages.ts";
import type { OfferedModelsProps } from "../OfferedModels/OfferedModels.tsx";
import type { Act, Loadable, ModelSource, ProviderPreset } from "../model-settings.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import * as shared from "../styles.ts";
import { KeptProvider } from "./KeptProvider.tsx";
import { ProviderForm } from "./ProviderForm.tsx";
import type { ProviderEntry, ProviderRefusal } from "./provider-entry.ts";

/** Other props are passed to the section. */
export interface ProviderKeysProps
  extends
    Pick<OfferedModelsProps, "models" | "onBind" | "onHear">,
    ElementProps<"section", "title"> {
  /** The companies that are offered by name. */
  presets: readonly ProviderPreset[];
  /** Katha's own among them is left out: it has no key. */
  providers: readonly ModelProvider[];
  /** What people call a provider. */
  sourceOf: (name: string) => ModelSource;
  /** The provider whose models are listed. */
  opened?: string | undefined;
  /** The models of the opened provider. */
  offers: Loadable<readonly OfferedModel[]>;
  /** Lists the models of a provider, or closes the list. */
  onOpenedChange: (name: string | undefined) => void;
  /** Asks the opened provider once more. */
  onRetry: () => void;
  /** Keeps a provider, or changes it; resolves to why it was refused. */
  onKeep: (entry: ProviderEntry) => Promise<ProviderRefusal | undefined>;
  /** Forgets a provider and its key. */
  onRemove: (name: string) => Act;
}

const another = "";

/** The providers that are kept, with their keys, and a form for one more. */
export function ProviderKeys(props: ProviderKeysProps) {
  const {
    presets,
    sourceOf,
    opened,
    offers,
    onOpenedChange,
    onRetry,
    onKeep,
    onRemove,
    ...others
  } = props;
  const { providers: all, models, onBind, onHear, ...root } = others;
  const t = useMessages(adminMessages);
  const [adding, setAdding] = useState<string>();
  const providers = all.filter(({ source }) => source !== "katha");
  const names = providers.map(({ name }) => name);
  const left = presets.filter(({ name }) => !names.includes(name));
  const preset = left.find(({ name }) => name === adding);

  async function keep(entry: ProviderEntry): Promise<ProviderRefusal | undefined> {
    const refusal = await onKeep(entry);
    if (refusal !== undefined) return refusal;
    setAdding(undefined);
    onOpenedChange(entry.name);
    return undefined;
  }

  return (
    <Section css={shared.section} title={t("models.byKey")} {...root}>
      <SmallText>{t("models.byKeyNote")}</SmallText>
      <div css={shared.sheet}>
        {providers.map((provider) => (
          <KeptProvider
            key={provider.name}
            provider={provider}
            source={sourceOf(provider.name)}
            keysUrl={presets.find(({ name }) => name === provider.name)?.keysUrl}
            offers={opened === provider.name ? offers : undefined}
            onOpen={() => onOpenedChange(opened === provider.name ? undefined : provider.name)}
            onRetry={onRetry}
            onKeep={onKeep}
            onRemove={onRemove}
            models={models}
            onBind={onBind}
            onHear={onHear}
          />
        ))}
        <div css={shared.row}>
          <h3 css={shared.name}>{t("models.choose")}</h3>
          <div css={shared.acts}>
            {[...left, { name: another, title: t("models.another") }].map(({ name, title }) => (
              <Button
                key={name}
                size="small"
                {...(name === another && { icon: AddIcon })}
                aria-expanded={adding === name}
                onClick={() => setAdding(adding === name ? undefined : name)}
              >
                {title}
              </Button>
            ))}
          </div>
          {adding !== undefined && (
            <ProviderForm
              key={adding}
              preset={preset}
              taken={names}
              onKeep={keep}
              onCancel={() => setAdding(undefined)}
            />
          )}
        </div>
      </div>
    </Section>
  );
}
