import type { Body } from "@katha/api";
import { authoringApi } from "@katha/api/authoring";
import {
  HelpOpener,
  type FieldHelpSlot,
  type FormHelp,
  type HelpOpenerProps,
  sceneHelpKinds,
  type SceneHelpKind,
  useOnReach,
} from "@katha/ui";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { besides, writtenSoFar } from "./asked.ts";
import { type LineBench, newBenches } from "./benches.ts";
import { keptHelp } from "./kept-help.ts";
import type { SceneBench, SceneBenches } from "./sceneBenches.ts";

type Asked = Omit<Body<"suggest">, "wish" | "besides">;

/** Drafts of what comes after a scene. */
export interface SceneHelper {
  kinds: readonly SceneHelpKind[];
  benches: SceneBenches;
  draft: (bench: SceneBench, asked: Asked) => void;
}

export interface WritingHelp {
  form: FormHelp;
  scenes: SceneHelper;
}

const fetchPanels = () => import("./FieldPanels.tsx");

/**
 * Help to write the story in a form, saved or not; what the house has no model for is not offered. `of` is where its
 * drafts are kept.
 */
export function useWritingHelp(of: string): WritingHelp {
  const [benches] = useState(() => newBenches(keptHelp(of)));
  const { data: offered } = authoringApi.useSuggestionsOfferedQuery();
  const [suggest] = authoringApi.useSuggestMutation();
  const [paint] = authoringApi.usePaintCoversMutation();
  const [panels, reach] = useOnReach(fetchPanels);
  const [hasLasted] = useState(() =>
    [benches.taglines, benches.alt_text, benches.cover].some(
      (bench) => bench.lasting() !== undefined,
    ),
  );
  const reached = useRef(reach);
  useEffect(() => {
    if (hasLasted) reached.current();
  }, [hasLasted]);
  useEffect(
    () => () => {
      benches.taglines.stop();
      benches.alt_text.stop();
      benches.cover.stop();
      benches.scenes.stopAll();
    },
    [benches],
  );

  const draft = (bench: SceneBench | LineBench, asked: Asked) =>
    void bench.ask(async (signal, seen) => {
      const { wish } = bench.state();
      const going = suggest({ ...asked, wish: wish.trim(), besides: besides(seen) });
      signal.addEventListener("abort", () => going.abort(), { once: true });
      const { data, error } = await going;
      if (data === undefined) return { error };
      const by = data.served_by;
      return {
        drafts: data.drafts.map(({ text, choice, choices }) => ({ text, choice, choices, by })),
      };
    });

  const paintCovers = (asked: Omit<Body<"paintCovers">, "wish">) =>
    void benches.cover.ask(async (signal) => {
      const { wish } = benches.cover.state();
      const going = paint({ ...asked, wish: wish.trim() });
      signal.addEventListener("abort", () => going.abort(), { once: true });
      const { data, error } = await going;
      if (data === undefined) return { error };
      return { drafts: data.drafts.map(({ url, alt, painted_by: by }) => ({ url, alt, by })) };
    });

  const kinds = offered?.kinds ?? [];
  const lineHelp = (kind: "taglines" | "alt_text"): FieldHelpSlot | undefined => {
    if (!kinds.includes(kind)) return undefined;
    const bench = benches[kind];
    return ({ entry, write }) => {
      // What is not the house's own, no model of ours could have a scene of.
      const isTheirs = kind === "alt_text" && !entry.coverUrl.trim().startsWith("/media/");
      const onAsk = () =>
        draft(bench, { kind, ...writtenSoFar(entry), cover_image_url: entry.coverUrl.trim() });
      return {
        beside: !isTheirs && <Opener kind={kind} bench={bench} onReach={reach} />,
        below: panels && (
          <panels.LineDrafts kind={kind} bench={bench} form={{ entry, write }} onAsk={onAsk} />
        ),
      };
    };
  };

  const coverHelp: FieldHelpSlot = (form) => ({
    beside: <Opener kind="cover" bench={benches.cover} onReach={reach} />,
    below: panels && <panels.CoverDrafts bench={benches.cover} form={form} onPaint={paintCovers} />,
  });

  return {
    form: { tagline: lineHelp("taglines"), imageAlt: lineHelp("alt_text"), cover: coverHelp },
    scenes: {
      kinds: sceneHelpKinds.filter((kind) => kinds.includes(kind)),
      benches: benches.scenes,
      draft,
    },
  };
}

interface OpenerProps extends Pick<HelpOpenerProps, "kind" | "onReach"> {
  bench: Pick<LineBench, "subscribe" | "open"> & { state: () => { isOpen: boolean } };
}

function Opener({ kind, bench, onReach }: OpenerProps) {
  const { isOpen } = useSyncExternalStore(bench.subscribe, bench.state);
  return (
    <HelpOpener
      kind={kind}
      isOpen={isOpen}
      onToggle={() => bench.open(!isOpen)}
      onReach={onReach}
    />
  );
}
