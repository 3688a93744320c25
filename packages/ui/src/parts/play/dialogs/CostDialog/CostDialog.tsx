import type { Receipt } from "@katha/api/shapes";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { Dialog } from "../../../../primitives/overlays/Dialog/Dialog.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { ownSessionMessages } from "../../../../messages/players/own-session.ts";
import { LoadingLines } from "../../../shell/LoadingLines/LoadingLines.tsx";
import { Coin } from "../../controls/Coin/Coin.tsx";
import type { OpenedProps } from "../../opened.ts";
import { facts } from "./styles.ts";

/** What a part cost, from its receipt. */
export interface PartCost extends Pick<
  Receipt,
  "charged" | "returned" | "xp" | "why" | "servedBy"
> {
  /** Who told or painted it, by name; null for Katha itself, or nobody. */
  by: string | null;
}

/** Other props are passed to the dialog. */
export interface CostDialogProps extends OpenedProps {
  /** Absent while it is looked up. */
  cost?: PartCost | undefined;
  /** Why it could not be looked up. */
  failure?: string | undefined;
}

/** What a part cost, who told or painted it, and why it cost that or nothing. */
export function CostDialog({ cost, failure, ...root }: CostDialogProps) {
  const t = useMessages(ownSessionMessages);
  return (
    <Dialog
      title={t("cost.title")}
      actions={<Button onClick={() => root.onOpenChange(false)}>{t("cost.close")}</Button>}
      {...root}
    >
      {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
      {cost === undefined && failure === undefined && (
        <LoadingLines label={t("cost.loading")} widths={["50%", "80%"]} />
      )}
      {cost && <Facts cost={cost} />}
    </Dialog>
  );
}

function Facts({ cost }: { cost: PartCost }) {
  const { charged, returned, xp, why, by, servedBy } = cost;
  const t = useMessages(ownSessionMessages);
  const { number } = useFormats();
  const isPainted = why === "picture" || why === "no_picture";
  const isTold = why === "model" || why === "own_key" || isPainted;
  return (
    <dl css={facts}>
      <dt>{t("cost.coins")}</dt>
      <dd>{charged > 0 ? <Coin price={charged} /> : t("cost.free")}</dd>
      {returned > 0 && (
        <>
          <dt>{t("cost.returned")}</dt>
          <dd>
            <Coin price={returned} />
          </dd>
        </>
      )}
      <dt>{t("cost.xp")}</dt>
      <dd>{xp > 0 ? number(xp) : t("cost.free")}</dd>
      {(isTold || why === "katha" || why === "budget" || why === "own_key_failed") && (
        <>
          <dt>{t(isPainted ? "cost.painter" : "cost.teller")}</dt>
          <dd>{isTold && by !== null ? <bdi>{by}</bdi> : t("cost.katha")}</dd>
        </>
      )}
      {isTold && servedBy !== null && (
        <>
          <dt>{t("cost.served")}</dt>
          <dd>
            <bdi>{servedBy}</bdi>
          </dd>
        </>
      )}
      <dt>{t("cost.why")}</dt>
      <dd>{t(`why.${why}`)}</dd>
    </dl>
  );
}
