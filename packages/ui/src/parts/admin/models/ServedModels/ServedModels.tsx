import type { ModelSetting } from "@katha/api/shapes";
import { Section } from "../../../../primitives/content/Section/Section.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../../messages/admin-messages.ts";
import type { ModelKind, ModelSource } from "../model-settings.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import * as shared from "../styles.ts";
import type { ServedActs } from "./served-acts.ts";
import { ServedName } from "./ServedName.tsx";

/** Other props are passed to the section. */
export interface ServedModelsProps extends ServedActs, ElementProps<"section", "title"> {
  /** Storytellers, or painters. */
  kind: ModelKind;
  /** Every name, of both kinds. */
  models: readonly ModelSetting[];
  /** What people call a provider. */
  sourceOf: (provider: string) => ModelSource;
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
