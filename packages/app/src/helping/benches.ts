import type { CoverDraft, StoryEntry, TextDraft } from "@katha/ui";
import { newBench, type Bench, type LastingBench } from "./bench.ts";
import type { KeptHelp } from "./kept-help.ts";
import { type LastingScenes, newSceneBenches } from "./sceneBenches.ts";

/** A cover, and the words for it. */
export type CoverStanding = Pick<StoryEntry, "coverUrl" | "imageAlt">;
export type LineBench = Bench<TextDraft, string>;
export type CoverBench = Bench<CoverDraft, CoverStanding>;

export interface LastingHelp {
  readonly taglines?: LastingBench<TextDraft, string> | undefined;
  readonly alt_text?: LastingBench<TextDraft, string> | undefined;
  readonly cover?: LastingBench<CoverDraft, CoverStanding> | undefined;
  readonly scenes?: LastingScenes | undefined;
}

const isSameCover = (one: CoverStanding, other: CoverStanding) =>
  one.coverUrl === other.coverUrl && one.imageAlt === other.imageAlt;

/** All that was drafted for one story, as it lay when its page was last open. */
export function newBenches(help: KeptHelp) {
  const before = help.read();
  const taglines = newBench<TextDraft, string>(Object.is, before.taglines);
  const alt_text = newBench<TextDraft, string>(Object.is, before.alt_text);
  const cover = newBench<CoverDraft, CoverStanding>(isSameCover, before.cover);
  const keep = () => {
    const inScenes = scenes.lasting();
    help.keep({
      taglines: taglines.lasting(),
      alt_text: alt_text.lasting(),
      cover: cover.lasting(),
      scenes: Object.keys(inScenes).length > 0 ? inScenes : undefined,
    });
  };
  const scenes = newSceneBenches(before.scenes, keep);
  for (const bench of [taglines, alt_text, cover]) bench.subscribe(keep);
  return { taglines, alt_text, cover, scenes };
}
