import type { ModelSetting } from "@katha/api/shapes";
import { useState } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { IconButton } from "../../../../primitives/actions/IconButton/IconButton.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { DoneIcon, OpenIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { Icon } from "../../../../primitives/marks/Icon/Icon.tsx";
import { Menu } from "../../../../primitives/overlays/Menu/Menu.tsx";
import type { MenuAction } from "../../../../primitives/overlays/Menu/Menu.tsx";
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
  const [isBinding, setBinding] = useState(false);
  const [failure, setFailure] = useState<string>();
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

  async function bind(to: ModelSetting): Promise<void> {
    if (isBinding) return;
    setBinding(true);
    setFailure(undefined);
    setFailure(await onBind(candidate, to));
    setBinding(false);
  }

  function whoNow(name: ModelSetting): string {
    if (isFromFile(name)) return t("models.fromFile");
    const [first] = name.bound;
    if (first !== undefined) return t("models.boundNow", { model: first.model });
    return t(isKathas(name) ? "models.boundToKatha" : "models.boundToNobody");
  }

  const others = names.filter((each) => each !== usual && !isBoundTo(each));
  const items = others.map((to): MenuAction => ({
    label: nameOf(to),
    description: whoNow(to),
    disabled: isFromFile(to),
    onSelect: () => void bind(to),
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
            loading={isBinding}
            aria-label={t("models.bindOf", { model, name: nameOf(usual) })}
            onClick={() => void bind(usual)}
          >
            {t("models.bindTo", { name: nameOf(usual) })}
          </Button>
        )}
        {(items.length > 0 || (already.length > 0 && usual !== undefined)) && (
          <Menu
            align="end"
            trigger={
              <IconButton
                icon={OpenIcon}
                size="small"
                label={t("models.bindOther", { model })}
                aria-disabled={isBinding || undefined}
              />
            }
            items={
              already.length > 0 && usual !== undefined
                ? [
                    {
                      label: nameOf(usual),
                      description: whoNow(usual),
                      onSelect: () => void bind(usual),
                    },
                    ...items,
                  ]
                : items
            }
          />
        )}
      </span>
      {failure !== undefined && (
        <div css={styles.failure}>
          <Callout tone="danger" css={shared.soft}>
            {failure}
          </Callout>
        </div>
      )}
    </>
  );
}
