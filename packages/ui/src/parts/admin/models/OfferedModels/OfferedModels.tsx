import type { OfferedModel } from "@katha/api/shapes";
import { useState } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { alignText } from "../../../../primitives/actions/Button/optical-alignment.ts";
import { SmallText } from "../../../../primitives/content/SmallText/SmallText.tsx";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { Icon } from "../../../../primitives/marks/Icon/Icon.tsx";
import { PaintIcon, PlayIcon, SearchIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../../messages/admin-messages.ts";
import { searchTextLength } from "../../../../tokens/constants.ts";
import { bytesIn } from "../../HealthBoard/amounts.ts";
import { BindButton } from "../BindButton/BindButton.tsx";
import type { BindButtonProps } from "../BindButton/BindButton.tsx";
import { dollarsIn } from "../amounts.ts";
import { bestFirst } from "../model-settings.ts";
import type { Candidate, ModelSource } from "../model-settings.ts";
import { useSkillOf } from "../useSkillOf.ts";
import * as shared from "../styles.ts";
import * as styles from "./styles.ts";

export interface OfferedModelsProps extends Pick<BindButtonProps, "models" | "onBind"> {
  source: ModelSource;
  offered: readonly OfferedModel[];
  /** The best of them stands out, since nobody is bound yet. */
  highlightsFirst?: boolean;
  /** Has it tell or paint a sample. */
  onHear: (candidate: Candidate) => void;
}

/** Fewer are found sooner by looking. */
const searchedFrom = 9;
const step = 12;

/** The models of a provider: what each is like, heard and bound by a press. */
export function OfferedModels(props: OfferedModelsProps) {
  const { source, offered, models, highlightsFirst = false, onBind, onHear } = props;
  const t = useMessages(adminMessages);
  const { number } = useFormats();
  const [query, setQuery] = useState("");
  const [limit, setLimit] = useState(step);
  const fitting = bestFirst(offered);
  const wanted = query.trim().toLowerCase();
  const found = fitting.filter(({ model }) => model.toLowerCase().includes(wanted));
  const others = offered.length - fitting.length;
  return (
    <div css={shared.rows}>
      {fitting.length >= searchedFrom && (
        <TextField
          label={t("models.search", { name: source.title })}
          type="search"
          maxLength={searchTextLength}
          value={query}
          prefix={<Icon icon={SearchIcon} size="small" />}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            setLimit(step);
          }}
        />
      )}
      {found.length === 0 ? (
        <SmallText as="output">
          {t(fitting.length === 0 ? "models.noOffers" : "models.noneFound")}
        </SmallText>
      ) : (
        <ul css={styles.list} aria-label={t("models.listOf", { name: source.title })}>
          {found.slice(0, limit).map((one, at) => (
            <li key={one.model} css={styles.row}>
              <Facts offered={one} />
              <div css={shared.acts}>
                <Button
                  size="small"
                  variant="ghost"
                  icon={one.kind === "image" ? PaintIcon : PlayIcon}
                  css={alignText.start}
                  aria-label={t(one.kind === "image" ? "models.seeOf" : "models.hearOf", {
                    model: one.model,
                  })}
                  onClick={() => onHear({ source, offered: one })}
                >
                  {t(one.kind === "image" ? "models.see" : "models.hear")}
                </Button>
                <BindButton
                  candidate={{ source, offered: one }}
                  models={models}
                  isFirst={highlightsFirst && at === 0 && wanted === ""}
                  onBind={onBind}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      {found.length > limit && (
        <Button size="small" css={styles.more} onClick={() => setLimit(limit + 4 * step)}>
          {t("list.more")}
        </Button>
      )}
      {others > 0 && (
        <SmallText>{t("models.others", { count: others, amount: number(others) })}</SmallText>
      )}
    </div>
  );
}

function Facts({ offered }: { offered: OfferedModel }) {
  const t = useMessages(adminMessages);
  const { locale, number } = useFormats();
  const skillOf = useSkillOf();
  const { billions, bytes, context, promptPrice, answerPrice } = offered;
  const facts = [
    billions === null ? [] : t("models.billions", { amount: number(billions) }),
    bytes === null ? [] : bytesIn(locale, bytes),
    context === null ? [] : t("models.context", { amount: number(context) }),
    promptPrice === null || answerPrice === null
      ? []
      : t("models.prices", {
          read: dollarsIn(locale, promptPrice),
          written: dollarsIn(locale, answerPrice),
        }),
  ].flat();
  return (
    <div css={[styles.facts, promptPrice !== null && styles.priced]}>
      <bdi css={shared.name}>{offered.model}</bdi>
      <span css={styles.skill}>{skillOf(offered)}</span>
      {facts.length > 0 && <span css={shared.soft}>{facts.join(" · ")}</span>}
    </div>
  );
}
