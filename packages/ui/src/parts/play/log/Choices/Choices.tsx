import type { Offer } from "@katha/api/shapes";
import { useId } from "react";
import type { ElementProps } from "../../../../primitives/element.ts";
import { VisuallyHidden } from "../../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx";
import { Icon } from "../../../../primitives/marks/Icon/Icon.tsx";
import { LockIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { playMessages } from "../../../../messages/players/play.ts";
import { stateMessages } from "../../../../messages/players/state.ts";
import { useConditionWords } from "../../../state/words/words.ts";
import { chance, line, list, locked, lockedLine, reason } from "./styles.ts";

/** A choice, which may be locked or a skill check; of an older copy of a session only the text is known. */
export type ChoiceOffer = Pick<Offer, "text"> & Partial<Offer>;

/** Other props are passed to the list. */
export interface ChoicesProps extends ElementProps<"ul", "onSelect"> {
  /** The choices; if there are none, nothing is shown. */
  choices: readonly (string | ChoiceOffer)[];
  /** The language of the choices: `hi`, `ur`. */
  language: string;
  /**
   * No choice can be selected.
   * @default false
   */
  disabled?: boolean;
  /** Called with the text of the selected choice. */
  onSelect: (choice: string) => void;
}

/** The choices that the player can take from a scene. */
export function Choices(props: ChoicesProps) {
  const { choices, language, disabled = false, onSelect, ...root } = props;
  const t = useMessages(playMessages);
  if (choices.length === 0) return null;
  const offers = choices.map((choice) => (typeof choice === "string" ? { text: choice } : choice));
  return (
    <ul css={list} data-choices="" aria-label={t("choices.label")} {...root}>
      {offers.map((offer) => (
        <li key={`${offer.text} ${offer.isLocked === true}`}>
          {offer.isLocked === true ? (
            <LockedLine offer={offer} language={language} />
          ) : (
            <button
              type="button"
              css={line}
              lang={language}
              dir="auto"
              disabled={disabled}
              onClick={() => onSelect(offer.text)}
            >
              <Line offer={offer} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

interface LockedLineProps extends Pick<ChoicesProps, "language"> {
  offer: ChoiceOffer;
}

/** A locked choice: can be focused like the others, and says why it cannot be selected. */
function LockedLine({ offer, language }: LockedLineProps) {
  const t = useMessages(stateMessages);
  const { locale } = useFormats();
  const say = useConditionWords();
  const id = useId();
  const own = offer.reason?.trim() ?? "";
  const needed = offer.needs ? t("choice.needs", { condition: say(offer.needs) }) : null;
  return (
    <div css={locked}>
      <button
        type="button"
        css={[line, lockedLine]}
        lang={language}
        dir="auto"
        aria-disabled
        aria-describedby={id}
      >
        <Icon icon={LockIcon} size="small" />
        <Line offer={offer} />
      </button>
      <p id={id} css={reason} lang={own === "" ? locale : language} dir="auto">
        {own === "" ? (needed ?? t("choice.locked")) : own}
      </p>
    </div>
  );
}

/** A choice's words, and its chance where it is a skill check. */
function Line({ offer: { text, odds } }: Pick<LockedLineProps, "offer">) {
  const t = useMessages(stateMessages);
  const { locale, percent } = useFormats();
  const said = odds == null ? null : percent(odds * 100);
  return (
    <span>
      {text}
      {said !== null && (
        <span css={chance} lang={locale}>
          <span aria-hidden>{said}</span>
          <VisuallyHidden> {t("choice.odds", { odds: said })}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}
