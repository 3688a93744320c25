import { Section } from "../../../../primitives/content/Section/Section.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../../messages/admin-messages.ts";
import { everyOther } from "../model-settings.ts";
import type { ModelKind, ServedModel } from "../model-settings.ts";
import * as shared from "../styles.ts";
import type { ServedActs } from "./served-acts.ts";
import { ServedName } from "./ServedName.tsx";

export interface ServedModelsProps extends ServedActs {
  kind: ModelKind;
  /** Every name, of both kinds. */
  models: readonly ServedModel[];
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
