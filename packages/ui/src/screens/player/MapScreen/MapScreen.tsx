import type { AtlasScene, SessionAtlas } from "@katha/api/shapes";
import { useRef, useState } from "react";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { keepsakeMessages } from "../../../messages/players/keepsake.ts";
import { storyMessages } from "../../../messages/players/story.ts";
import { useAddresses } from "../../../parts/AddressesProvider/AddressesProvider.tsx";
import { Atlas } from "../../../parts/play/atlas/Atlas/Atlas.tsx";
import { AtlasPlace } from "../../../parts/play/atlas/AtlasPlace/AtlasPlace.tsx";
import { KeepsakePage } from "../../../parts/play/KeepsakePage/KeepsakePage.tsx";
import { EmptyState } from "../../../parts/shell/EmptyState/EmptyState.tsx";
import { ErrorState } from "../../../parts/shell/ErrorState/ErrorState.tsx";
import { LoadingState } from "../../../parts/shell/LoadingState/LoadingState.tsx";
import { ButtonLink } from "../../../primitives/actions/Button/ButtonLink.tsx";
import { Section } from "../../../primitives/content/Section/Section.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import * as styles from "./styles.ts";

export type MapResult =
  | { state: "loading" }
  | { state: "failed"; message: string }
  | { state: "ready"; atlas: SessionAtlas };

/** Other props are passed to the frame of the page, or of what is shown instead of it. */
export interface MapScreenProps extends ElementProps<"div"> {
  /** The map, or why it is not available. */
  result: MapResult;
  /** Called with the part of a scene at which a new session is to begin. */
  onReturn: (part: NonNullable<AtlasScene["part"]>) => void;
  /** Loads the map again after a failure. */
  onRetry: () => void;
}

/** The map of the paths that a player has walked through a story, as a picture and as a list. */
export function MapScreen({ result, onReturn, onRetry, ...root }: MapScreenProps) {
  const addresses = useAddresses();
  const t = useMessages(keepsakeMessages);
  if (result.state === "failed")
    return <ErrorState heading="h1" message={result.message} onRetry={onRetry} {...root} />;
  if (result.state !== "ready") return <LoadingState {...root}>{t("map.loading")}</LoadingState>;
  const { atlas } = result;
  return (
    <KeepsakePage css={styles.screen} {...root} session={atlas.sessionId} other="book">
      {atlas.scenes.length === 0 ? (
        <EmptyState scene="path" heading="h1" title={t("map.empty")} note={t("map.emptyNote")}>
          <ButtonLink variant="primary" href={addresses.sessionBook(atlas.sessionId)}>
            {t("book.link")}
          </ButtonLink>
        </EmptyState>
      ) : (
        <Charted atlas={atlas} onReturn={onReturn} />
      )}
    </KeepsakePage>
  );
}

interface ChartedProps extends Pick<MapScreenProps, "onReturn"> {
  atlas: SessionAtlas;
}

function Charted({ atlas, onReturn }: ChartedProps) {
  const t = useMessages(keepsakeMessages);
  const tStory = useMessages(storyMessages);
  const { number } = useFormats();
  const { scenes, language, here } = atlas;
  const [chosen, choose] = useState<string | null>(null);
  const panel = useRef<HTMLElement>(null);
  const selected = scenes.find(({ id }) => id === (chosen ?? here)) ?? scenes[0];
  const select = (id: string) => {
    choose(id);
    panel.current?.focus();
  };
  return (
    <>
      <header css={styles.head}>
        <h1 css={styles.title}>
          <bdi lang={language}>{atlas.title.trim() || tStory("story.untitled")}</bdi>
        </h1>
        <p css={styles.figures}>
          {t("map.scenes", {
            seen: number(scenes.length),
            total: number(Math.max(atlas.scenesTotal, scenes.length)),
          })}
          {" · "}
          {t("map.endings", {
            found: number(atlas.endingsFound),
            total: number(Math.max(atlas.endingsTotal, atlas.endingsFound)),
          })}
        </p>
      </header>
      <div css={styles.chart}>
        <Atlas
          scenes={scenes}
          language={language}
          here={here}
          selected={selected?.id ?? null}
          onSelect={select}
        />
        {selected && (
          <AtlasPlace
            ref={panel}
            tabIndex={-1}
            css={styles.place}
            aria-label={t("map.place")}
            scene={selected}
            language={language}
            isHere={selected.id === here}
            onReturn={() => selected.part && onReturn(selected.part)}
            onSelect={select}
          />
        )}
      </div>
      <Section title={t("map.list")} size="medium">
        <ol css={styles.list}>
          {scenes.map((scene) => (
            <li key={scene.id}>
              <button type="button" css={styles.item} onClick={() => select(scene.id)}>
                <span lang={language} dir="auto">
                  {scene.told}
                </span>
                {scene.ending !== null && (
                  <span css={styles.ending}>{scene.ending || t("map.ending")}</span>
                )}
                {scene.id === here && <span css={styles.ending}>{t("map.here")}</span>}
              </button>
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}
