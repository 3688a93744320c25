import { useId, useMemo, useState } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { SmallText } from "../../../../primitives/content/SmallText/SmallText.tsx";
import { VisuallyHidden } from "../../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx";
import { Icon } from "../../../../primitives/marks/Icon/Icon.tsx";
import { AddIcon, LockIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { storyMapMessages } from "../../../../messages/authors/story-map.ts";
import type { StructureViewProps } from "../structure.ts";
import { Card } from "./card/Card.tsx";
import { MapTools, ZoomButtons } from "./tools/MapTools.tsx";
import { MiniMap } from "./tools/MiniMap.tsx";
import { modelOf } from "./model/model.ts";
import type { MapEdge } from "./model/model.ts";
import { changesOn } from "./model/changes.ts";
import * as styles from "./styles.ts";
import { useChosenWords } from "./useChosenWords.ts";
import { useMapKeys } from "./useMapKeys.ts";
import { useMapView } from "./useMapView.ts";
import { usePlaces, useStage } from "./useStage.ts";
import type { ElementProps } from "../../../../primitives/element.ts";

export interface StoryMapProps
  extends Omit<StructureViewProps, "onOperation">, ElementProps<"section"> {
  /** Called with each change, as an operation on the structure; without it the map is read-only. */
  onOperation?: StructureViewProps["onOperation"] | undefined;
  /** The language of the story's text. */
  language?: string | undefined;
  /** The share of plays that reach each scene, from 0 to 1. */
  heat?: Readonly<Record<string, number>> | undefined;
  /** Shown at a scene instead of its share; nothing is shown for scenes without an entry. */
  heatLabels?: Readonly<Record<string, string>> | undefined;
  /** Called to edit a scene, on Enter or a double press. */
  onOpenScene?: ((node: string) => void) | undefined;
  /** A scene to bring into view; pass a new object for each request. */
  goTo?: { node: string } | undefined;
}

/** Below this number of scenes, no minimap is needed. */
const worthMini = 40;

/** A story as a graph: scenes are cards, choices are edges. */
export function StoryMap(props: StoryMapProps) {
  const {
    graph,
    findings,
    selection,
    onSelectionChange,
    onOperation,
    language,
    heat,
    heatLabels,
    onOpenScene,
    goTo,
    ...root
  } = props;
  const isFixed = onOperation === undefined;
  const t = useMessages(storyMapMessages);
  const ids = useId();
  const [isMany, setMany] = useState(false);
  const [showsHeat, setShowsHeat] = useState(true);
  const [picked, setPicked] = useState<MapEdge | null>(null);

  const model = useMemo(() => modelOf(graph, findings), [graph, findings]);
  const places = usePlaces(model, graph);
  const selected = useMemo(
    () => new Set(selection.flatMap((node) => model.numbers.get(node) ?? [])),
    [model, selection],
  );
  const shares = useMemo(
    () => (heat && showsHeat ? model.cards.map(({ id }) => heat[id] ?? 0) : null),
    [model, heat, showsHeat],
  );
  const scene = useMemo(
    () => ({ model, places, selected, picked, heat: shares, flows: !heatLabels }),
    [model, places, selected, picked, shares, heatLabels],
  );
  const changes = changesOn(scene, {
    operate: onOperation,
    onSelectionChange,
    onPick: setPicked,
  });
  const { idsOf } = changes;
  const select = (cards: readonly number[]) => {
    if (cards.length > 0) setPicked(null);
    onSelectionChange(idsOf(cards));
  };
  const open = (card: number) => {
    select([card]);
    for (const id of idsOf([card])) onOpenScene?.(id);
  };
  const clear = () => {
    setPicked(null);
    onSelectionChange([]);
  };
  const pick = (edge: MapEdge | null) => {
    if (!isFixed) setPicked(edge);
  };
  const acts = { ...changes, isFixed, isMany, select, open, clear, pick };
  const { stage, sight, surface, ground, paper, hand } = useStage(scene, acts);
  const view = useMapView(stage, scene, isFixed, goTo);
  const [first] = selected;
  const addHere = () => changes.addAt(view.freeHere());
  const { leadingFrom, onKeyDown } = useMapKeys(scene, { ...acts, view });
  const selectedWords = useChosenWords(scene, heatLabels);
  const chosenWords =
    leadingFrom === undefined
      ? selectedWords
      : `${t("map.leading", { from: leadingFrom })} ${selectedWords}`;
  const cardId = (card: number) => `${ids}-${String(card)}`;
  const isRendered = first !== undefined && sight.cards.includes(first);
  const isEmpty = model.cards.length === 0;
  const isPlain = isFixed && model.cards.length < worthMini;
  return (
    <section css={styles.map} aria-label={t("map.name")} {...root}>
      {!isFixed && (
        <MapTools
          selected={idsOf(selected)}
          chosenWords={chosenWords}
          hasPicked={picked !== null}
          isMany={isMany}
          onMany={setMany}
          showsHeat={heat ? showsHeat : undefined}
          onHeat={setShowsHeat}
          onAdd={addHere}
          onTidy={() => changes.tidy(graph.start_node)}
          onRemove={changes.remove}
          onOperation={onOperation}
          onOpenScene={onOpenScene}
        />
      )}
      <div css={styles.stand}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the map handles its own keys; the outline offers the same in plain elements */}
        <div
          ref={surface}
          css={styles.surface}
          role="application"
          aria-label={t("map.name")}
          aria-roledescription={t("map.role")}
          aria-describedby={`${ids}-how`}
          {...(isRendered && { "aria-activedescendant": cardId(first) })}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its key handlers need the focus
          tabIndex={0}
          onKeyDown={onKeyDown}
        >
          <canvas ref={ground} css={styles.ground} />
          <div ref={paper} css={styles.paper}>
            {sight.cards.map((number) => {
              const card = model.cards[number];
              const place = places[number];
              return (
                card &&
                place && (
                  <Card
                    key={card.id}
                    id={cardId(number)}
                    number={number}
                    card={card}
                    place={place}
                    language={language}
                    isSelected={selected.has(number)}
                    share={shares?.[number]}
                    shareWords={shares && heatLabels ? (heatLabels[card.id] ?? "") : undefined}
                    onPress={(pressed) => select([pressed])}
                  />
                )
              );
            })}
          </div>
          <canvas ref={hand} css={styles.hand} />
        </div>
        {isEmpty ? (
          <div css={styles.empty}>
            <h3 css={styles.emptyTitle}>{t("map.empty")}</h3>
            {!isFixed && (
              <>
                <p css={styles.emptyNote}>{t("map.emptyNote")}</p>
                <Button
                  variant="primary"
                  icon={AddIcon}
                  onClick={() => {
                    addHere();
                    // Its button disappears with the first scene.
                    surface.current?.focus({ preventScroll: true });
                  }}
                >
                  {t("map.add")}
                </Button>
              </>
            )}
          </div>
        ) : (
          <>
            <ZoomButtons
              isAbove={isFixed}
              onNearer={view.zoomIn}
              onFarther={view.zoomOut}
              onWhole={view.seeWhole}
            />
            {stage && !isPlain && <MiniMap stage={stage} scene={scene} />}
          </>
        )}
      </div>
      <SmallText>
        {isFixed && selected.size > 0 ? (
          chosenWords
        ) : (
          <>
            <span css={styles.forMouse}>{t(isFixed ? "map.hintFixed" : "map.hint")}</span>
            <span css={styles.forFingers}>
              {t(isFixed ? "map.hintFixedTouch" : "map.hintTouch")}
            </span>
          </>
        )}
      </SmallText>
      {model.edges.some(({ isConditional }) => isConditional) && (
        <p css={styles.legend}>
          <svg width="34" height="10" aria-hidden="true" css={styles.legendThread}>
            <line x1="0" y1="5" x2="34" y2="5" />
          </svg>
          <Icon icon={LockIcon} size="small" />
          {t("map.legendLocked")}
        </p>
      )}
      <VisuallyHidden>
        <span id={`${ids}-how`}>{t(isFixed ? "map.howFixed" : "map.how")}</span>
        <output>{chosenWords}</output>
      </VisuallyHidden>
    </section>
  );
}
