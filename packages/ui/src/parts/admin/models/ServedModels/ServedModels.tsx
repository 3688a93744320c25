import { Section } from "../../../../primitives/content/Section/Section.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../../messages/admin-messages.ts";
import { everyOther } from "../model-settings.ts";
import type { Act, BoundModel, ModelKind, ServedModel } from "../model-settings.ts";
import * as shared from "../styles.ts";
import { ServedName } from "./ServedName.tsx";

export interface ServedModelsProps {
  kind: ModelKind;
  /** Every name, of both kinds. */
  models: readonly ServedModel[];
  /** Changes who serves a name: order, options, who is left. */
  onRebind: (to: ServedModel, bound: readonly BoundModel[]) => Act;
  /** Sets a price; null: as usual. */
  onPrice: (of: ServedModel, coins: number | null) => Act;
  /** Hears a bound model. */
  onHear: (bound: BoundModel) => void;
}

/** Every name that players choose from, and who tells or paints under it now. */
export function ServedModels({ kind, models, onRebind, onPrice, onHear }: ServedModelsProps) {
  const t = useMessages(adminMessages);
  const names = models.filter((model) => model.kind === kind);
  const every = names.find(({ key }) => key === everyOther);
  return (
    <Section css={shared.section} title={t(kind === "text" ? "models.tells" : "models.paintsNow")}>
      <ul css={shared.sheet}>
        {names.map((model) => (
          <li key={model.key}>
            <ServedName
              served={model}
              others={every}
              onRebind={onRebind}
              onPrice={onPrice}
              onHear={onHear}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
