import { useRef, useState } from "react";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { Badge } from "../../../primitives/marks/Badge/Badge.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { useSending } from "../../../primitives/useSending.ts";
import { useNextFocus } from "../../../primitives/useNextFocus.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { ownKeyMessages } from "../../../messages/players/own-key.ts";
import { FormSection } from "../../author/fields/FormSection/FormSection.tsx";
import { stacked } from "../stacked.ts";
import { KeyForm, ModelForm, WhereItGoes } from "./OwnKeyForms.tsx";
import type { KeptKey, OwnKeyAct, OwnKeyProvider, OwnKeyModels } from "./own-key.ts";
import * as styles from "./styles.ts";

/** Other props are passed to the section. */
export interface OwnKeyProps extends ElementProps<"section", "title"> {
  /** Whether readers may use keys of their own here, and what is kept of this one's; null for none. */
  ownKey: { isAllowed: boolean; key: KeptKey | null };
  /** Those for whom a key may be brought. */
  providers: readonly OwnKeyProvider[];
  /** The models of the kept key; they are shown while one is chosen. */
  offered: OwnKeyModels;
  /** Called when a model is to be chosen, or no longer. */
  onModels: (wanted: boolean) => void;
  /** Asks for the models once more. */
  onModelsRetry: () => void;
  /** Checks a key and keeps it; resolves to why it was refused. */
  onKeep: (provider: KeptKey["provider"], key: string) => OwnKeyAct;
  /** Tries a model and lets it tell; resolves to why it was refused. */
  onChoose: (model: string) => OwnKeyAct;
  /** Removes the key; resolves to why it could not be done. */
  onRemove: () => OwnKeyAct;
}

/** A reader's own key for a provider of language models: what goes where, which model tells, and how to be rid of it. */
export function OwnKey(props: OwnKeyProps) {
  const { ownKey, providers, offered, onModels, onModelsRetry, ...acts } = props;
  const { onKeep, onChoose, onRemove, ...root } = acts;
  const { isAllowed, key: kept } = ownKey;
  const t = useMessages(ownKeyMessages);
  const [changing, setChanging] = useState<"key" | "model" | null>(null);
  const [said, setSaid] = useState<{ tone: "success" | "danger"; words: string }>();
  const { isBusy: isRemoving, run } = useSending();
  const frame = useRef<HTMLDivElement>(null);
  const { onFocus } = useNextFocus(frame, {
    otherwise: () => frame.current?.querySelector<HTMLElement>("input:enabled") ?? frame.current,
  });
  const provider = providers.find(({ name }) => name === kept?.provider);
  const asksKey = isAllowed && (kept === null || !kept.opens || changing === "key");
  const asksModel =
    isAllowed && !asksKey && kept !== null && (kept.model === null || changing === "model");

  function change(what: "key" | "model" | null): void {
    setSaid(undefined);
    setChanging(what);
    onModels(what === "model");
  }

  async function keep(name: KeptKey["provider"], key: string): OwnKeyAct {
    const refused = await onKeep(name, key);
    if (refused === undefined) change("model");
    return refused;
  }

  async function choose(model: string): OwnKeyAct {
    const refused = await onChoose(model);
    if (refused === undefined) {
      change(null);
      setSaid({ tone: "success", words: t("works", { model }) });
    }
    return refused;
  }

  async function remove(): OwnKeyAct {
    setSaid(undefined);
    const failure = await onRemove();
    if (failure === undefined) change(null);
    setSaid(
      failure === undefined
        ? { tone: "success", words: t("removed") }
        : { tone: "danger", words: failure },
    );
    return failure;
  }

  return (
    <FormSection title={t("title")} note={t("note")} {...root}>
      <div ref={frame} tabIndex={-1} css={[stacked, styles.frame]} onFocus={onFocus}>
        {!isAllowed && kept !== null && <Callout tone="info">{t("off")}</Callout>}
        {isAllowed && kept?.opens === false && <Callout tone="warning">{t("sealedShut")}</Callout>}
        {kept && (
          <div css={styles.kept}>
            <bdi css={styles.provider}>{provider?.title ?? kept.provider}</bdi>
            <bdi css={[styles.model, kept.model === null && styles.soft]}>
              {kept.model ?? t("noModel")}
            </bdi>
            {kept.opens && <Badge tone={isAllowed ? "success" : "muted"}>{t("kept")}</Badge>}
          </div>
        )}
        {said && <Callout tone={said.tone}>{said.words}</Callout>}
        {asksModel && (
          <ModelForm
            key={kept.provider}
            title={provider?.title ?? kept.provider}
            offered={offered}
            chosen={kept.model}
            onChoose={choose}
            onRetry={onModelsRetry}
            onCancel={kept.model === null ? undefined : () => change(null)}
          />
        )}
        {asksKey && (
          <KeyForm
            providers={providers}
            first={kept?.provider}
            onKeep={keep}
            onCancel={changing === "key" && kept?.opens === true ? () => change(null) : undefined}
          />
        )}
        {isAllowed && !asksKey && provider && <WhereItGoes provider={provider} />}
        {kept && (
          <div css={styles.acts}>
            {isAllowed && kept.opens && kept.model !== null && changing !== "model" && (
              <Button size="small" onClick={() => change("model")}>
                {t("otherModel")}
              </Button>
            )}
            {isAllowed && kept.opens && changing !== "key" && (
              <Button size="small" onClick={() => change("key")}>
                {t("otherKey")}
              </Button>
            )}
            <Button size="small" loading={isRemoving} onClick={() => void run(remove)}>
              {t(isRemoving ? "removing" : "remove")}
            </Button>
          </div>
        )}
      </div>
    </FormSection>
  );
}
