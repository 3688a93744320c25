import { likedCategoriesMax, storyLanguages, type Tastes } from "@katha/api/account";
import { Callout, useMessages } from "@katha/ui";
import { type ForYouProps, TastesForm, TastesLine, tastesMessages } from "@katha/ui/screens";
import { useEffect, useRef, useState } from "react";
import { selectLanguage } from "../../preferences/preferences-slice.ts";
import { useAppSelector } from "../../store/hooks.ts";
import { anything } from "../../tastes/whose-tastes.ts";
import { usualLanguages } from "../../tastes/usual-languages.ts";
import { useTasteCategories } from "../../tastes/useTasteCategories.ts";
import { useTastes } from "../../tastes/useTastes.ts";
import { type Arrange, arrangedFor } from "./arrange.ts";
import { OwnShelf } from "./OwnShelf.tsx";
import { keepPlace } from "./first-paint-places.ts";

export interface HomeTastesProps extends Pick<ForYouProps, "row"> {
  /** Sets how the rows are arranged; null: as for everyone. */
  onArrange: (next: () => Arrange | null) => void;
}

/** Asks what the viewer likes to read, and has home follow: with a shelf of their own, and in the order of its rows. */
export function HomeTastes({ onArrange, row }: HomeTastesProps) {
  const t = useMessages(tastesMessages);
  const { tastes, keep, isNotSent } = useTastes();
  const [isChoosing, setChoosing] = useState(false);
  /** Where the focus goes when the form closes. */
  const opener = useRef<HTMLButtonElement>(null);
  const [hasClosed, setClosed] = useState(false);
  useEffect(() => {
    if (hasClosed) opener.current?.focus();
  }, [hasClosed]);

  useEffect(() => {
    if (tastes === undefined) return;
    keepPlace("tastes", tastes === null ? "asks" : isFollowed(tastes) ? "follows" : "nothing");
    onArrange(() => (tastes !== null && isFollowed(tastes) ? arrangedFor(tastes) : null));
  }, [tastes, onArrange]);

  const choose = (isOpen: boolean) => {
    setChoosing(isOpen);
    setClosed(!isOpen);
  };
  if (tastes === undefined) return null;
  if (isChoosing) {
    return (
      <div data-tastes-asked>
        <Choice
          tastes={tastes}
          onKeep={(next) => {
            keep(next);
            choose(false);
          }}
          onCancel={() => choose(false)}
        />
      </div>
    );
  }
  return (
    <>
      {(tastes === null || isNotSent) && (
        <div data-tastes-asked>
          {isNotSent && <Callout tone="warning">{t("tastes.notKept")}</Callout>}
          {tastes === null && (
            <TastesLine
              chooseRef={opener}
              onChoose={() => choose(true)}
              onPutAway={() => keep(anything)}
            />
          )}
        </div>
      )}
      {tastes !== null && isFollowed(tastes) && (
        <OwnShelf row={row} tastes={tastes} onChange={() => choose(true)} changeRef={opener} />
      )}
    </>
  );
}

function isFollowed({ languages, categories }: Tastes): boolean {
  return languages.length + categories.length > 0;
}

interface ChoiceProps {
  tastes: Tastes | null;
  onKeep: (tastes: Tastes) => void;
  onCancel: () => void;
}

function Choice({ tastes, onKeep, onCancel }: ChoiceProps) {
  const language = useAppSelector(selectLanguage);
  const usual = { languages: usualLanguages(language, navigator.languages), categories: [] };
  return (
    <TastesForm
      takesFocus
      chosen={tastes ?? usual}
      languages={storyLanguages}
      offered={useTasteCategories()}
      most={likedCategoriesMax}
      onKeep={onKeep}
      onCancel={onCancel}
    />
  );
}
