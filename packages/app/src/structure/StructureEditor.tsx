import { type Operation, viewOf } from "@katha/storygraph";
import {
  jsonFault,
  PlayFromHere,
  ProvingPanel,
  StoryMap,
  StructureDesk,
  type StructureSlot,
  structureWords,
  useOnReach,
  useWords,
} from "@katha/ui";
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { ExchangeSide } from "../exchange/Exchanging.tsx";
import { SceneDrafts } from "../helping/SceneDrafts.tsx";
import type { SceneHelper } from "../helping/useWritingHelp.tsx";
import { useProving } from "../proving/useProving.ts";
import type { TellerOf } from "../proving/useTeller.ts";
import { useTestWalk } from "../proving/useTestWalk.ts";
import { economyIn } from "./economy.ts";
import { toFindings } from "./findings.ts";
import type { StructureShelf } from "./shelf.ts";
import { newStructureStore } from "./store.ts";
import { useFindings } from "./useFindings.ts";

export interface StructureEditorProps extends StructureSlot {
  /** Keeps the structure, with all that can be undone, while another tab of the form is open. */
  shelf: StructureShelf;
  /** Who can tell a test play; absent where it stands as it is written. */
  tellerOf?: TellerOf;
  /** Who drafts what comes after a scene; absent where nobody can. */
  help?: SceneHelper | undefined;
}

const fetchExchange = () => import("../exchange/Exchanging.tsx");

/** Narrower than this, a map is a keyhole: the outline is seen first. */
const roomForMap = "(min-width: 768px)";

/** The structure of the story in the form, on the desk. */
export function StructureEditor({
  shelf,
  text,
  onText,
  id,
  error,
  entry,
  tellerOf,
  help,
}: StructureEditorProps) {
  const say = useWords(structureWords);
  const [store] = useState(() => shelf.take(() => newStructureStore(text)));
  const { document, selection } = useSyncExternalStore(store.subscribe, store.state);

  // What the form is told comes back as its text; whatever else comes was put there by others.
  const told = useRef<string[]>([]);
  const tell = useRef(onText);
  useEffect(() => {
    tell.current = onText;
  });
  useEffect(() => {
    const at = told.current.indexOf(text);
    told.current.splice(0, at + 1);
    if (at === -1 && text !== store.state().document.text) store.exchange(text);
  }, [store, text]);
  const act = (change: () => void) => {
    const before = store.state().document.text;
    change();
    const after = store.state().document.text;
    if (after === before) return;
    told.current.push(after);
    tell.current(after);
  };

  // Drafts lie by the name of their scene.
  const follow = (operation: Operation | undefined, way: "there" | "back" = "there") => {
    if (operation?.kind !== "rename_node") return;
    const { node, name } = operation;
    if (way === "there") help?.benches.rename(node, name);
    else help?.benches.rename(name, node);
  };

  const { history, isFaulty } = document;
  const undoes = history.past.at(-1)?.operation;
  const redoes = history.future[0]?.operation;
  const graph = useMemo(() => viewOf(history.structure), [history.structure]);
  const { contentRating: rating, initialXp, xpGainMultiplier, gameConfigText, language } = entry;
  const economy = useMemo(
    () => economyIn({ initialXp, xpGainMultiplier, gameConfigText }),
    [initialXp, xpGainMultiplier, gameConfigText],
  );
  const findings = useFindings(graph, rating);
  const walk = useTestWalk(graph, economy, tellerOf?.(entry, history.structure));
  const ground = useProving(graph, { rating, economy });
  const [exchange, reachExchange] = useOnReach(fetchExchange);
  const [side, setSide] = useState<ExchangeSide | null>(null);
  const openExchange = (wanted: ExchangeSide) => {
    reachExchange();
    setSide(wanted);
  };
  return (
    <>
      <StructureDesk
        id={id}
        error={error}
        begin={window.matchMedia(roomForMap).matches ? "map" : "outline"}
        graph={graph}
        findings={findings}
        selection={selection}
        onSelect={store.select}
        onOperation={(operation) => {
          follow(operation);
          act(() => store.operate(operation, Date.now()));
        }}
        text={document.text}
        fault={isFaulty ? jsonFault(document.text) : undefined}
        onText={(written) => act(() => store.type(written, Date.now()))}
        onDropText={() => act(store.dropText)}
        undoes={undoes}
        redoes={redoes}
        onUndo={() => {
          follow(undoes, "back");
          act(store.undo);
        }}
        onRedo={() => {
          follow(redoes);
          act(store.redo);
        }}
        exchange={{
          onImport: () => openExchange("import"),
          onExport: () => openExchange("export"),
          onReach: reachExchange,
        }}
        onPlay={walk.begin}
        renderHelp={
          help?.kinds.length
            ? (scene) => <SceneDrafts {...scene} help={help} entry={entry} />
            : undefined
        }
        renderMap={(slot) => (
          <StoryMap {...slot} language={language} heat={ground.heat} hasFinder={false} />
        )}
        walk={
          walk.shown && (
            <PlayFromHere
              {...walk.shown}
              language={language}
              onEdit={(node) => store.select([node])}
            />
          )
        }
        renderProving={(go) => (
          <ProvingPanel
            proving={ground.proving}
            onProve={ground.prove}
            onCancel={ground.cancel}
            findings={ground.findings && toFindings(ground.findings, say)}
            isStale={ground.isStale}
            onNode={go}
          />
        )}
      />
      {exchange && (
        <exchange.Exchanging
          side={side}
          structure={history.structure}
          title={entry.title}
          rating={rating}
          onImport={(structure, file) => act(() => store.bring(structure, file))}
          onClose={() => setSide(null)}
        />
      )}
    </>
  );
}
