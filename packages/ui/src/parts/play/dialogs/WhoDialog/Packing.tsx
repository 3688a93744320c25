import { useId } from "react";
import { Checkbox } from "../../../../primitives/fields/Checkbox/Checkbox.tsx";
import { useCheckedField } from "../../../../primitives/fields/Form/useCheckedField.ts";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { stateMessages } from "../../../../messages/players/state.ts";
import type { WhoAsked } from "@katha/api/shapes";
import { amiss, packing, soft } from "./styles.ts";

interface PackingProps {
  things: WhoAsked["things"];
  most: number;
  packed: readonly string[];
  language: string;
  onPack: (things: string[]) => void;
}

/** What the player packs in the bag; one thing too many is an error at once. */
export function Packing({ things, most, packed, language, onPack }: PackingProps) {
  const t = useMessages(stateMessages);
  const { number } = useFormats();
  const id = useId();
  const excess = packed.length - most;
  const amissNow =
    excess > 0 ? t("who.tooMany", { count: excess, amount: number(excess) }) : undefined;
  useCheckedField(id, t("who.bag"), {
    value: packed.join(" "),
    validate: () => amissNow,
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the form gives it the focus, and it passes that on
    <fieldset
      id={id}
      css={packing}
      tabIndex={-1}
      // One of the things has to go.
      onFocus={({ target, currentTarget }) => {
        if (target === currentTarget)
          currentTarget.querySelector<HTMLElement>("input:checked")?.focus();
      }}
      aria-describedby={`${id}-most ${id}-amiss`}
    >
      <legend>{t("who.bag")}</legend>
      <p id={`${id}-most`} css={soft}>
        {t("who.bagMost", { count: most, amount: number(most) })}
      </p>
      {things.map(({ id: name, name: label, about }) => (
        <Checkbox
          key={name}
          name={name}
          label={<bdi lang={language}>{label}</bdi>}
          {...(about !== "" && { hint: about })}
          checked={packed.includes(name)}
          onChange={({ currentTarget: { checked } }) =>
            onPack(
              things
                .map((thing) => thing.id)
                .filter((each) => (each === name ? checked : packed.includes(each))),
            )
          }
        />
      ))}
      <output id={`${id}-amiss`} css={amiss}>
        {amissNow}
      </output>
    </fieldset>
  );
}
