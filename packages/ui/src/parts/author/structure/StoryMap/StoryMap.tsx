import { freeNear } from "./layout/placed.ts";
import { SmallText } from "../../../../primitives/content/SmallText/SmallText.tsx";
import { useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { IconButton } from "../../../../primitives/actions/IconButton/IconButton.tsx";
import { AddIcon, PartlyIcon, WholeIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { VisuallyHidden } from "../../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { storyMapMessages } from "../../../../messages/authors/story-map.ts";
import type { StructureViewProps } from "../structure.ts";
import { Card } from "./card/Card.tsx";
import { MapTools } from "./tools/MapTools.tsx";
import { MapLegend } from "./MapLegend.tsx";
import { MiniMap } from "./tools/MiniMap.tsx";
import { modelOf } from "./model/model.ts";
import type { Point } from "@katha/storygraph";
import type { MapEdge } from "./model/model.ts";
import {
  adding,
  around,
  freeName,
  linking,
  linkingToNew,
  moving,
  tidying,
} from "./model/operations.ts";
import { boxAround, centredOn, fitted, inWorld, onScreen, zoomedAt } from "./stage/geometry.ts";
import type { Port } from "./stage/picture.ts";
import * as styles from "./styles.ts";
import { useChosenWords } from "./useChosenWords.ts";
import { closer, useMapKeys } from "./useMapKeys.ts";
import { useKeyboardLink } from "./useKeyboardLink.ts";
import { usePlaces, useStage } from "./useStage.ts";
import type { ElementProps } from "../../../../primitives/element.ts";

export interface StoryMapProps
  extends Omit<StructureViewProps, "onOperation">, ElementProps<"section", "onSelect"> {
  /** Called with each change, as an operation on the structure; without it the map is read-only. */
  onOperation?: StructureViewProps["onOperation"] | undefined;
  /** The language of the story's text. */
  language?: string | undefined;
  /** The share of plays that reach each scene, from 0 to 1. */
  heat?: Readonly<Record<string, number>> | undefined;
  /** Shown at a scene instead of its share; nothing is shown for scenes without an entry. */
  heatLabels?: Readonly<Record<string, string>> | undefined;
  /** Called to edit a scene, on Enter or a double press. */
  onOpen?: ((node: string) => void) | undefined;
  /** A scene to bring into view; pass a new object for each request. */
  goTo?: { node: string } | undefined;
  /** False if the page has its own search for scenes and findings. */
  hasFinder?: boolean;
  /** Undoes the last change; absent if there is none. */
  onUndo?: (() => void) | undefined;
  /** Redoes the change; absent if nothing was undone. */
  onRedo?: (() => void) | undefined;
}

/** Below this number of scenes, no minimap is needed. */
const worthMini = 40;

const ignore = () => {};

/** Below this zoom the target of a jump would not be readable. */
const readable = 0.6;

/** A story as a graph: scenes are cards, choices are edges. */
export function StoryMap(props: StoryMapProps) {
  const {
    graph,
    findings,
    selection,
    onSelect,
    onOperation,
    language,
    heat,
    heatLabels,
    onOpen,
    onUndo,
    onRedo,
    goTo,
    hasFinder = true,
    ...root
  } = props;
  const isFixed = onOperation === undefined;
  const operate = onOperation ?? ignore;
  const t = useMessages(storyMapMessages);
  const ids = useId();
  const [isMany, setMany] = useState(false);
  const [showsHeat, setShowsHeat] = useState(true);
  const [picked, setPicked] = useState<MapEdge | null>(null);
  const surface = useRef<HTMLDivElement>(null);
  const ground = useRef<HTMLCanvasElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const hand = useRef<HTMLCanvasElement>(null);

  const model = useMemo(() => modelOf(graph, findings), [graph, findings]);
  const places = usePlaces(model, graph);
  const pendingEdge = useKeyboardLink(model);
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
  const idsOf = (cards: readonly number[]) => cards.flatMap((card) => model.cards[card]?.id ?? []);
  const select = (cards: readonly number[]) => {
    if (cards.length > 0) setPicked(null);
    onSelect(idsOf(cards));
  };
  const open = (card: number) => {
    select([card]);
    for (const id of idsOf([card])) onOpen?.(id);
  };
  const addAt = (at: Point) => {
    if (isFixed) return;
    const name = freeName(model);
    operate(adding(name, at));
    onSelect([name]);
  };
  const link = (port: Port, to: number) => operate(linking(model, port, model.cards[to]?.id ?? ""));
  const linkToNew = (port: Port, at: Point) => {
    const name = freeName(model);
    operate(linkingToNew(model, port, name, at));
    onSelect([name]);
  };
  const move = (cards: readonly number[], by: Point) => operate(moving(model, places, cards, by));
  const { stage, sight } = useStage({ surface, ground, paper, hand }, scene, {
    fixed: () => isFixed,
    many: () => isMany,
    select,
    open,
    move,
    link,
    linkToNew,
    add: (at) => addAt(around(at)),
    pick: isFixed ? ignore : setPicked,
  });

  const [first] = selected;
  const bring = useCallback(
    (card: number | undefined) => {
      if (!stage || card === undefined) return;
      const at = stage.scene.places[card] ?? { x: 0, y: 0 };
      const { x, y } = onScreen(stage.view, at);
      const { width, height } = stage.size;
      const isSeen = x > 0 && y > 0 && x < width - 60 && y < height - 40;
      if (!isSeen) stage.look(centredOn(at, stage.size, Math.max(readable, stage.view.zoom)));
    },
    [stage],
  );
  useEffect(() => {
    if (!isFixed) stage?.point(first ?? -1);
    bring(first);
  }, [stage, first, bring, isFixed]);
  useEffect(() => {
    if (goTo) bring(stage?.scene.model.numbers.get(goTo.node));
  }, [stage, goTo, bring]);

  const middle = (): Point => {
    const { width, height } = stage?.size ?? { width: 0, height: 0 };
    return { x: width / 2, y: height / 2 };
  };
  const zoomBy = (factor: number) => stage?.look(zoomedAt(stage.view, middle(), factor));
  const seeWhole = () => stage?.look(fitted(boxAround(places), stage.size));
  const panBy = (by: Point) => {
    if (stage) stage.look({ ...stage.view, x: stage.view.x + by.x, y: stage.view.y + by.y });
  };
  const freeHere = () => {
    const here = first === undefined ? undefined : places[first];
    const free = here && { x: here.x + 40, y: here.y + 190 };
    const wanted = free ?? around(inWorld(stage?.view ?? { x: 0, y: 0, zoom: 1 }, middle()));
    return freeNear(wanted, places);
  };
  const addHere = () => addAt(freeHere());
  const lead = () => {
    const card = picked?.from ?? first;
    if (isFixed || card === undefined) return;
    pendingEdge.lead(model.cards[card]?.id ?? "", picked?.choice ?? model.out[card]?.length ?? 0);
  };
  const remove = () => {
    if (isFixed) return;
    if (picked) {
      const [node = ""] = idsOf([picked.from]);
      operate({ kind: "delete_choice", node, choice: picked.choice });
      setPicked(null);
    } else if (selected.size > 0) {
      operate({ kind: "delete_nodes", nodes: idsOf([...selected]) });
      onSelect([]);
    }
  };
  const press = useMapKeys(scene, {
    select,
    clear: () => {
      const letGo = () => {
        setPicked(null);
        onSelect([]);
      };
      pendingEdge.orElse(() => {}, letGo);
    },
    open: (card) =>
      pendingEdge.orElse(
        (port) => link(port, card),
        () => open(card),
      ),
    move,
    remove,
    duplicate: () => operate({ kind: "duplicate_nodes", nodes: idsOf([...selected]) }),
    add: () => pendingEdge.orElse((port) => linkToNew(port, freeHere()), addHere),
    lead,
    zoomBy,
    panBy,
    seeWhole,
    find: () => {
      const field = surface.current?.closest("section")?.querySelector("[type=search]");
      if (field instanceof HTMLElement) field.focus();
    },
    onUndo,
    onRedo,
  });

  const selectedWords = useChosenWords(model, selected, picked, heatLabels);
  const chosenWords =
    pendingEdge.from === undefined
      ? selectedWords
      : `${t("map.leading", { from: pendingEdge.from })} ${selectedWords}`;
  const chosenOrHint = selected.size > 0 ? chosenWords : t("map.hintFixed");
  const cardId = (card: number) => `${ids}-${String(card)}`;
  const isRendered = first !== undefined && sight.cards.includes(first);
  const isEmpty = model.cards.length === 0;
  const isPlain = isFixed && model.cards.length < worthMini;
  return (
    <section css={styles.map} aria-label={t("map.name")} {...root}>
      <MapTools
        isFixed={isFixed}
        model={model}
        findings={findings ?? []}
        selected={idsOf([...selected])}
        chosenWords={chosenWords}
        hasPicked={picked !== null}
        isMany={isMany}
        onMany={setMany}
        showsHeat={heat ? showsHeat : undefined}
        onHeat={setShowsHeat}
        onAdd={addHere}
        onTidy={() => {
          operate(tidying(model, graph.start_node));
        }}
        onRemove={remove}
        onOperation={operate}
        onOpen={onOpen}
        onUndo={onUndo}
        onRedo={onRedo}
        hasFinder={hasFinder}
        onGo={(node) => onSelect([node])}
      />
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
          onKeyDown={press}
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
                    // This button disappears with the first scene.
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
            <div css={[styles.corner, isFixed && styles.above]}>
              <IconButton
                size="small"
                icon={PartlyIcon}
                label={t("map.farther")}
                onClick={() => zoomBy(1 / closer)}
              />
              <IconButton
                size="small"
                icon={AddIcon}
                label={t("map.nearer")}
                onClick={() => zoomBy(closer)}
              />
              <IconButton size="small" icon={WholeIcon} label={t("map.whole")} onClick={seeWhole} />
            </div>
            {stage && !isPlain && <MiniMap stage={stage} scene={scene} />}
          </>
        )}
      </div>
      <SmallText>{isFixed ? chosenOrHint : t("map.hint")}</SmallText>
      <MapLegend model={scene.model} />
      <VisuallyHidden>
        <span id={`${ids}-how`}>{t(isFixed ? "map.howFixed" : "map.how")}</span>
        <output>{chosenWords}</output>
      </VisuallyHidden>
    </section>
  );
}
