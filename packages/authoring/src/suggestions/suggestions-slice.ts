import { createSlice, type Draft, isAnyOf, type PayloadAction } from "@reduxjs/toolkit";
import { editorClosed, operationDone, redone, undone } from "../editor/story-editor-slice.ts";
import { askForDrafts } from "./ask-for-drafts.ts";
import type { KeptSuggestions } from "./kept-suggestions.ts";
import {
  type CoverWords,
  newDrafts,
  nextId,
  sceneSuggestionKinds,
  type SuggestionDrafts,
  type SuggestionTarget,
} from "./suggestion-drafts.ts";
import type { StorySuggestions, Suggestions } from "./suggestions-state.ts";

type At<Payload = object> = PayloadAction<Payload & { id: string; target: SuggestionTarget }>;

const mostReplaced = 5;
const initialState: Suggestions = {};

export const suggestionsSlice = createSlice({
  name: "suggestions",
  initialState,
  reducers: {
    suggestionsOpened: (
      state,
      { payload: { id, kept } }: PayloadAction<{ id: string; kept: KeptSuggestions }>,
    ) => {
      const scenes = Object.entries(kept.scenes ?? {}).map(([name, byKind]) => [
        name,
        Object.fromEntries(sceneSuggestionKinds.map((kind) => [kind, newDrafts(byKind[kind])])),
      ]);
      const opened: StorySuggestions = {
        taglines: newDrafts(kept.taglines),
        alt_text: newDrafts(kept.alt_text),
        cover: newDrafts(kept.cover),
        scenes: Object.fromEntries(scenes) as StorySuggestions["scenes"],
        answers: {},
      };
      return { ...state, [id]: opened };
    },
    panelToggled: at((drafts, { isOpen }: { isOpen: boolean }) => {
      drafts.isOpen = isOpen;
    }),
    wishChanged: at((drafts, { wish }: { wish: string }) => {
      drafts.wish = wish;
    }),
    askingStopped: at((drafts) => {
      if (drafts.requestId === null) return;
      drafts.requestId = null;
      drafts.wasStopped = true;
    }),
    draftsDiscarded: at((drafts, { ids }: { ids: readonly string[] }) => {
      drafts.received = 0;
      drafts.drafts = drafts.drafts.filter(({ id }) => !ids.includes(id));
    }),
    draftsTaken: at((drafts, { names }: { names: Readonly<Record<string, string>> }) => {
      Object.assign(drafts.takenAs, names);
    }),
    /** Words are about to be replaced: remembers them, so that this can be undone. */
    wordsReplaced: at((drafts, { words }: { words: string | CoverWords }) => {
      const others = drafts.replaced.filter((one) => !isSame(one.words, words));
      const id = String(nextId(drafts));
      drafts.replaced = [{ id, words }, ...others].slice(0, mostReplaced);
    }),
    replacedForgotten: at((drafts, { replacedId }: { replacedId: string }) => {
      drafts.replaced = drafts.replaced.filter(({ id }) => id !== replacedId);
    }),
    sceneRenamed: (
      state,
      { payload }: PayloadAction<{ id: string; scene: string; name: string }>,
    ) => rename(state[payload.id], payload.scene, payload.name),
  },
  extraReducers: (builder) => {
    builder
      .addCase(editorClosed, (state, { payload }) => {
        delete state[payload.id];
      })
      .addCase(askForDrafts.pending, (state, { meta }) => {
        const drafts = draftsAt(state[meta.arg.id], meta.arg.target);
        if (!drafts) return;
        Object.assign(drafts, { wasStopped: false, received: 0, error: undefined });
        drafts.requestId = meta.requestId;
      })
      .addCase(askForDrafts.fulfilled, (state, { meta, payload }) => {
        const drafts = draftsAsking(state[meta.arg.id], meta.requestId);
        if (!drafts) return;
        const first = nextId(drafts);
        const received = payload.map((draft, index) =>
          Object.assign({}, draft, { id: String(first + index) }),
        );
        drafts.requestId = null;
        drafts.received = received.length;
        drafts.drafts = [...(received as typeof drafts.drafts), ...drafts.drafts];
      })
      .addCase(askForDrafts.rejected, (state, { meta, payload, error }) => {
        const drafts = draftsAsking(state[meta.arg.id], meta.requestId);
        if (!drafts) return;
        drafts.requestId = null;
        if (meta.aborted) drafts.wasStopped = true;
        else drafts.error = payload ?? error;
      })
      .addCase(undone, (state, { payload: { id, operation } }) => {
        if (operation?.kind === "rename_node") rename(state[id], operation.name, operation.node);
      })
      .addMatcher(isAnyOf(operationDone, redone), (state, { payload: { id, operation } }) => {
        if (operation?.kind === "rename_node") rename(state[id], operation.node, operation.name);
      });
  },
});

export const {
  suggestionsOpened,
  panelToggled,
  wishChanged,
  askingStopped,
  draftsDiscarded,
  draftsTaken,
  wordsReplaced,
  replacedForgotten,
  sceneRenamed,
} = suggestionsSlice.actions;

function at<Payload = object>(change: (drafts: Draft<SuggestionDrafts>, payload: Payload) => void) {
  return (state: Draft<Suggestions>, { payload }: At<Payload>): void => {
    const drafts = draftsAt(state[payload.id], payload.target);
    if (drafts) change(drafts, payload);
  };
}

/** Drafts of a scene or an answer are created when they are first needed. */
function draftsAt(
  story: Draft<StorySuggestions> | undefined,
  target: SuggestionTarget,
): Draft<SuggestionDrafts> | undefined {
  if (story === undefined) return undefined;
  if (target.kind === "answer") {
    const { answers } = story;
    if (!Object.hasOwn(answers, target.answer))
      answers[target.answer] = newDrafts() as Draft<SuggestionDrafts>;
    return answers[target.answer];
  }
  if (!("scene" in target)) return story[target.kind];
  const scene = (story.scenes[target.scene] ??= {});
  return (scene[target.kind] ??= newDrafts() as Draft<SuggestionDrafts>);
}

/** Found by request, as the scene may have been renamed meanwhile. */
function draftsAsking(
  story: Draft<StorySuggestions> | undefined,
  requestId: string,
): Draft<SuggestionDrafts> | undefined {
  return story && everyDrafts(story).find((drafts) => drafts.requestId === requestId);
}

function everyDrafts({
  scenes,
  answers,
  ...fields
}: Draft<StorySuggestions>): Draft<SuggestionDrafts>[] {
  const inScenes = Object.values(scenes).flatMap((byKind) =>
    sceneSuggestionKinds.map((kind) => byKind[kind]),
  );
  return [...Object.values(fields), ...inScenes, ...Object.values(answers)].filter(
    (drafts) => drafts !== undefined,
  );
}

function rename(story: Draft<StorySuggestions> | undefined, scene: string, name: string): void {
  if (story === undefined || scene === name) return;
  for (const { takenAs } of everyDrafts(story)) {
    for (const [id, taken] of Object.entries(takenAs)) if (taken === scene) takenAs[id] = name;
  }
  const drafts = story.scenes[scene];
  if (drafts === undefined) return;
  delete story.scenes[scene];
  story.scenes[name] = drafts;
}

function isSame(one: string | CoverWords, other: string | CoverWords): boolean {
  if (typeof one === "string" || typeof other === "string") return one === other;
  return one.coverUrl === other.coverUrl && one.imageAlt === other.imageAlt;
}
