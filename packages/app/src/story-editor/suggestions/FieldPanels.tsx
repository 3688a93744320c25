import {
  type CoverWords,
  draftsDiscarded,
  panelToggled,
  replacedForgotten,
  stopAsking,
  type SuggestionTarget,
  useAuthoringDispatch,
  wishChanged,
  wordsReplaced,
} from "@katha/authoring";
import {
  PreviousValues,
  CoverSuggestions,
  TextSuggestions,
  type TextSuggestionKind,
  type StoryForm,
} from "@katha/ui/author";
import { useDrafting } from "./useDrafting.ts";

const fields = { taglines: "tagline", alt_text: "imageAlt" } as const;
const coverTarget = { kind: "cover" } as const;

interface DraftsProps {
  /** Its id in the store. */
  story: string;
  form: Pick<StoryForm, "entry" | "write">;
  onAsk: () => void;
}

interface LineDraftsProps extends DraftsProps {
  kind: TextSuggestionKind;
}

/** Drafts for a field of the form, and the texts that they replaced. */
export function LineDrafts({ kind, story, form, onAsk }: LineDraftsProps) {
  const target = { kind } as const;
  const state = useDrafting(story, target);
  const acts = useDraftActs(story, target);
  const { entry, write } = form;
  const field = fields[kind];
  const current = entry[field];
  const put = (words: string) => {
    const isDraft = state.drafts.some(({ text }) => text === current);
    if (current.trim() !== "" && current !== words && !isDraft) acts.replace(current);
    write(field, words);
  };
  const befores = state.replaced.filter(({ words }) => words !== current);
  return (
    <>
      <PreviousValues
        values={befores}
        language={entry.language}
        onForget={acts.forget}
        onRestore={(id) => {
          const back = befores.find((one) => one.id === id);
          if (back !== undefined) put(back.words);
        }}
      />
      {state.isOpen && (
        <TextSuggestions
          kind={kind}
          drafting={state}
          current={current}
          language={entry.language}
          {...acts.panel}
          onRequest={onAsk}
          onUse={({ text }) => put(text)}
        />
      )}
    </>
  );
}

/** Covers painted for the story. Taking one also replaces the alternative text. */
export function CoverDrafts({ story, form, onAsk }: DraftsProps) {
  const state = useDrafting(story, coverTarget);
  const acts = useDraftActs(story, coverTarget);
  const { coverImageUrl: coverUrl, imageAlt, language } = form.entry;
  const put = (next: CoverWords) => {
    const isDraft = state.drafts.some(({ url, alt }) => url === coverUrl && alt === imageAlt);
    const isBlank = coverUrl.trim() === "" && imageAlt.trim() === "";
    if (!isBlank && !isDraft && coverUrl !== next.coverUrl) acts.replace({ coverUrl, imageAlt });
    form.write("coverImageUrl", next.coverUrl);
    form.write("imageAlt", next.imageAlt);
  };
  const befores = state.replaced.filter(({ words }) => words.coverUrl !== coverUrl);
  return (
    <>
      <PreviousValues
        values={befores.map(({ id, words }) => ({
          id,
          words: words.imageAlt,
          ...(words.coverUrl.trim() !== "" && { picture: words.coverUrl }),
        }))}
        language={language}
        onForget={acts.forget}
        onRestore={(id) => {
          const back = befores.find((one) => one.id === id);
          if (back !== undefined) put(back.words);
        }}
      />
      {state.isOpen && (
        <CoverSuggestions
          drafting={state}
          current={coverUrl}
          language={language}
          {...acts.panel}
          onRequest={onAsk}
          onUse={({ url, alt }) => put({ coverUrl: url, imageAlt: alt })}
        />
      )}
    </>
  );
}

function useDraftActs(story: string, target: SuggestionTarget) {
  const dispatch = useAuthoringDispatch();
  const at = { id: story, target };
  return {
    replace: (words: string | CoverWords) => dispatch(wordsReplaced({ ...at, words })),
    forget: (replacedId: string) => dispatch(replacedForgotten({ ...at, replacedId })),
    panel: {
      onPromptChange: (wish: string) => dispatch(wishChanged({ ...at, wish })),
      onStop: () => dispatch(stopAsking(story, target)),
      onDiscard: (ids: readonly string[]) => dispatch(draftsDiscarded({ ...at, ids })),
      onClose: () => dispatch(panelToggled({ ...at, isOpen: false })),
    },
  };
}
