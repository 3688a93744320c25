import { Checkbox } from "../../../../primitives/fields/Checkbox/Checkbox.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { declarationsMessages } from "../../../../messages/authors/declarations.ts";
import { qualitiesMessages } from "../../../../messages/authors/qualities.ts";
import type { WhoYouAre } from "@katha/storygraph";
import { WholeNumber } from "../../fields/WholeNumber/WholeNumber.tsx";
import { useStoryState } from "../story-state.ts";
import { PanelPart } from "../../PanelPart/PanelPart.tsx";
import * as styles from "../QualitiesPanel/styles.ts";

const nobody: WhoYouAre = { qualities: [], things: [], things_most: 0 };

const toggled = (list: readonly string[], id: string, isIn: boolean) =>
  isIn ? [...list, id] : list.filter((one) => one !== id);

/** What players choose before the story begins: their name, their manner, what is in the bag. */
export function WhoForm() {
  const { graph, onOperation } = useStoryState();
  const t = useMessages(declarationsMessages);
  const tRules = useMessages(qualitiesMessages);
  const { who = nobody } = graph;
  const askable = Object.entries(graph.qualities ?? {}).filter(
    ([, { kind }]) => kind === "text" || kind === "one_of",
  );
  const things = Object.entries(graph.things ?? {});
  const put = (next: WhoYouAre) => {
    const isNobody = next.qualities.length === 0 && next.things.length === 0;
    onOperation({ kind: "set_who", who: isNobody ? null : next });
  };
  return (
    <PanelPart title={t("who.title")} hint={t("who.hint")}>
      {askable.length === 0 && things.length === 0 && <p css={styles.soft}>{t("who.none")}</p>}
      {askable.map(([id, { name, kind }]) => (
        <Checkbox
          key={id}
          label={t("who.asks", { name: name || id, kind: tRules(`kind.${kind}`) })}
          checked={who.qualities.includes(id)}
          onChange={(event) =>
            put({ ...who, qualities: toggled(who.qualities, id, event.currentTarget.checked) })
          }
        />
      ))}
      {things.map(([id, { name }]) => (
        <Checkbox
          key={id}
          label={t("who.offers", { name: name || id })}
          checked={who.things.includes(id)}
          onChange={(event) => {
            const list = toggled(who.things, id, event.currentTarget.checked);
            put({ ...who, things: list, things_most: Math.max(1, who.things_most) });
          }}
        />
      ))}
      {who.things.length > 0 && (
        <WholeNumber
          label={t("who.most")}
          fault={tRules("number.fault")}
          least={0}
          value={who.things_most}
          onNumber={(most) => put({ ...who, things_most: most ?? 0 })}
        />
      )}
    </PanelPart>
  );
}
