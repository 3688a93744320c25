import {
  type DraftRequest,
  draftsToKeep,
  panelToggled,
  selectDrafts,
  storyFacts,
  type TextTarget,
  useAuthoringDispatch,
  useAuthoringSelector,
  useDraftRequests,
  useSuggestions,
} from "@katha/authoring";
import type { SceneSuggestionKind } from "@katha/storygraph";
import {
  type FieldSuggestionsSlot,
  type FormSuggestions,
  SuggestionButton,
  sceneSuggestionKinds,
} from "@katha/ui/author";
import { useLoadOnIntent } from "@katha/ui/screens";
import { useEffect, useRef } from "react";
import { useNotFetched } from "../../notices/useNotFetched.ts";

/** Suggestions for what comes after a scene. */
export interface SceneHelper {
  /** Whether there is a model; undefined until that is known. */
  isAvailable: boolean | undefined;
  kinds: readonly SceneSuggestionKind[];
  ask: (target: TextTarget, asked: DraftRequest) => void;
}

const fetchPanels = () => import("./FieldPanels.tsx");
const coverTarget = { kind: "cover" } as const;
const fieldTargets = [{ kind: "taglines" }, { kind: "alt_text" }, { kind: "cover" }] as const;

/**
 * Suggestions in a story's form, saved or not; kinds that no model offers are left out. `story` is its id in the store,
 * and `place` is where the browser keeps its drafts.
 */
export function useWritingHelp(
  story: string | undefined,
  place: string,
): { form: FormSuggestions; scenes: SceneHelper } {
  useSuggestions(story, place);
  const id = story ?? "";
  const { isAvailable, kinds, requestText: ask, requestCovers } = useDraftRequests(id);
  const [panels, reach] = useLoadOnIntent(fetchPanels);
  const reached = useRef(reach);
  const hasKept = useAuthoringSelector((state) =>
    fieldTargets.some((target) => draftsToKeep(selectDrafts(state, id, target)) !== undefined),
  );
  useEffect(() => {
    if (hasKept) void reached.current();
  }, [hasKept]);

  const painted = useAuthoringSelector((state) => selectDrafts(state, id, coverTarget)).drafts;

  const lineHelp = (kind: "taglines" | "alt_text"): FieldSuggestionsSlot | undefined => {
    if (!kinds.includes(kind)) return undefined;
    return (form) => {
      const { entry } = form;
      // Models cannot be shown a picture from another site.
      const isForeign =
        kind === "alt_text" && !/^\/(?:.+\/)?media\//.test(entry.coverImageUrl.trim());
      const onAsk = () =>
        ask({ kind }, { kind, ...storyFacts(entry), coverImageUrl: entry.coverImageUrl.trim() });
      return {
        labelEnd: !isForeign && <Opener kind={kind} story={id} reach={reach} />,
        below: panels && <panels.LineDrafts kind={kind} story={id} form={form} onAsk={onAsk} />,
      };
    };
  };

  const coverHelp: FieldSuggestionsSlot = (form) => ({
    labelEnd: <Opener kind="cover" story={id} reach={reach} />,
    below: panels && (
      <panels.CoverDrafts story={id} form={form} onAsk={() => requestCovers(form.entry)} />
    ),
    describes: painted.some(
      ({ url, alt }) => url === form.entry.coverImageUrl && alt === form.entry.imageAlt,
    ),
  });

  return {
    form: { tagline: lineHelp("taglines"), imageAlt: lineHelp("alt_text"), cover: coverHelp },
    scenes: {
      isAvailable,
      kinds: sceneSuggestionKinds.filter((kind) => kinds.includes(kind)),
      ask,
    },
  };
}

interface OpenerProps {
  kind: "taglines" | "alt_text" | "cover";
  story: string;
  /** Fetches the panel; resolves to whether it arrived. */
  reach: () => Promise<boolean>;
}

function Opener({ kind, story, reach }: OpenerProps) {
  const dispatch = useAuthoringDispatch();
  const target = { kind } as const;
  const { isOpen } = useAuthoringSelector((state) => selectDrafts(state, story, target));
  const tellNotFetched = useNotFetched();
  const toggle = (wanted: boolean) => dispatch(panelToggled({ id: story, target, isOpen: wanted }));
  async function open(): Promise<void> {
    if (await reach()) toggle(true);
    else tellNotFetched();
  }
  return (
    <SuggestionButton
      kind={kind}
      open={isOpen}
      onOpenChange={(opens) => (opens ? void open() : toggle(false))}
      onIntent={() => void reach()}
    />
  );
}
