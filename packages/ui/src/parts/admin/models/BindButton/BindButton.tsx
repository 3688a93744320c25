import type { ModelSetting } from "@katha/api/shapes";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { IconButton } from "../../../../primitives/actions/IconButton/IconButton.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { DoneIcon, OpenIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { Icon } from "../../../../primitives/marks/Icon/Icon.tsx";
import { Menu } from "../../../../primitives/overlays/Menu/Menu.tsx";
import type { MenuAction } from "../../../../primitives/overlays/Menu/Menu.tsx";
import { useSending } from "../../../../primitives/useSending.ts";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../../messages/admin-messages.ts";
import { namesIn } from "../amounts.ts";
import { isFromFile, isKathas, usualName } from "../model-settings.ts";
import type { Act, Candidate } from "../model-settings.ts";
import { useNameOf } from "../useNameOf.ts";
import * as shared from "../styles.ts";
import * as styles from "./styles.ts";

export interface BindButtonProps {
  candidate: Candidate;
  /** Every name, storytellers and painters. */
  models: readonly ModelSetting[];
  /** What is likely to be wanted: it stands out. */
  isFirst?: boolean;
  /** Binds it to a name; resolves to why it was refused. */
  onBind: (candidate: Candidate, to: ModelSetting) => Act;
}

/** Binds a model to the usual name by one press, or to another from a menu, and says under which names it is bound. */
export function BindButton({ candidate, models, isFirst = false, onBind }: BindButtonProps) {
  const t = useMessages(adminMessages);
  const { locale } = useFormats();
  const nameOf = useNameOf();
  const { isBusy, refusal, run } = useSending();
  const { offered, source } = candidate;
  const kind = offered.kind === "image" ? "image" : "text";
  const names = models.filter((model) => model.kind === kind);
  const isBoundTo = ({ asOthers, bound }: ModelSetting) =>
    !asOthers &&
    bound.some(({ provider, model }) => provider === source.name && model === offered.model);
  const already = names.filter(isBoundTo);
  const usual = usualName(
    names.filter((model) => !isBoundTo(model)),
    kind,
  );
  const { model } = offered;

  const bind = (to: ModelSetting) => void run(() => onBind(candidate, to));

  function whoNow(name: ModelSetting): string {
    if (isFromFile(name)) return t("models.fromFile");
    const [first] = name.bound;
    if (first !== undefined) return t("models.boundNow", { model: first.model });
    return t(isKathas(name) ? "models.boundToKatha" : "models.boundToNobody");
  }

  const others = names.filter((each) => each !== usual && !isBoundTo(each));
  const ways = already.length > 0 && usual !== undefined ? [usual, ...others] : others;
  const items = ways.map((to): MenuAction => ({
    label: nameOf(to),
    description: whoNow(to),
    disabled: isFromFile(to),
    onSelect: () => bind(to),
  }));

  return (
    <>
      {already.length > 0 && (
        <span css={styles.already}>
          <Icon icon={DoneIcon} size="small" />
          {t(kind === "text" ? "models.tellsAs" : "models.paintsAs", {
            names: namesIn(locale, already.map(nameOf)),
          })}
        </span>
      )}
      <span css={styles.pair}>
        {already.length === 0 && usual !== undefined && (
          <Button
            size="small"
            variant={isFirst ? "primary" : "secondary"}
            loading={isBusy}
            aria-label={t("models.bindOf", { model, name: nameOf(usual) })}
            onClick={() => bind(usual)}
          >
            {t("models.bindTo", { name: nameOf(usual) })}
          </Button>
        )}
        {items.length > 0 && (
          <Menu
            align="end"
            trigger={
              <IconButton
                icon={OpenIcon}
                size="small"
                label={t("models.bindOther", { model })}
                aria-disabled={isBusy || undefined}
              />
            }
            items={items}
          />
        )}
      </span>
      {refusal !== undefined && (
        <div css={styles.failure}>
          <Callout tone="danger" css={shared.soft}>
            {refusal}
          </Callout>
        </div>
      )}
    </>
  );
}
