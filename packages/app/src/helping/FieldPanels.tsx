import { BeforeLines, CoverPanel, LinePanel, type LineHelpKind, type StoryForm } from "@katha/ui";
import { coverAsked } from "./coverAsked.ts";
import { useDrafting } from "./useDrafting.ts";
import type { CoverBench, CoverStanding, LineBench } from "./benches.ts";

const fields = { taglines: "tagline", alt_text: "imageAlt" } as const;

interface LineDraftsProps {
  kind: LineHelpKind;
  bench: LineBench;
  form: Pick<StoryForm, "entry" | "write">;
  onAsk: () => void;
}

/** Drafts of a line in the form, and the lines that they took the place of. */
export function LineDrafts({ kind, bench, form, onAsk }: LineDraftsProps) {
  const state = useDrafting(bench);
  const { entry, write } = form;
  const field = fields[kind];
  const current = entry[field];
  const put = (words: string) => {
    const isDraft = state.drafts.some(({ text }) => text === current);
    if (current.trim() !== "" && current !== words && !isDraft) bench.keep(current);
    write(field, words);
  };
  const befores = state.kept.filter(({ standing }) => standing !== current);
  return (
    <>
      <BeforeLines
        befores={befores.map(({ id, standing }) => ({ id, words: standing }))}
        language={entry.language}
        onForget={bench.forget}
        onPutBack={(id) => {
          const back = befores.find((one) => one.id === id);
          if (back !== undefined) put(back.standing);
        }}
      />
      {state.isOpen && (
        <LinePanel
          kind={kind}
          drafting={state}
          current={current}
          language={entry.language}
          onWish={bench.wish}
          onAsk={onAsk}
          onStop={bench.stop}
          onDiscard={bench.discard}
          onClose={() => bench.open(false)}
          onUse={({ text }) => put(text)}
        />
      )}
    </>
  );
}

interface CoverDraftsProps extends Pick<LineDraftsProps, "form"> {
  bench: CoverBench;
  onPaint: (asked: ReturnType<typeof coverAsked>) => void;
}

/** Covers that were painted for the story. With a cover go its words: they say what that picture shows. */
export function CoverDrafts({ bench, form, onPaint }: CoverDraftsProps) {
  const state = useDrafting(bench);
  const { coverUrl, imageAlt, language } = form.entry;
  const put = (next: CoverStanding) => {
    const isDraft = state.drafts.some(({ url, alt }) => url === coverUrl && alt === imageAlt);
    const isBlank = coverUrl.trim() === "" && imageAlt.trim() === "";
    if (!isBlank && !isDraft && coverUrl !== next.coverUrl) bench.keep({ coverUrl, imageAlt });
    form.write("coverUrl", next.coverUrl);
    form.write("imageAlt", next.imageAlt);
  };
  const befores = state.kept.filter(({ standing }) => standing.coverUrl !== coverUrl);
  return (
    <>
      <BeforeLines
        befores={befores.map(({ id, standing }) => ({
          id,
          words: standing.imageAlt,
          ...(standing.coverUrl.trim() !== "" && { picture: standing.coverUrl }),
        }))}
        language={language}
        onForget={bench.forget}
        onPutBack={(id) => {
          const back = befores.find((one) => one.id === id);
          if (back !== undefined) put(back.standing);
        }}
      />
      {state.isOpen && (
        <CoverPanel
          drafting={state}
          current={coverUrl}
          language={language}
          onWish={bench.wish}
          onAsk={() => onPaint(coverAsked(form.entry))}
          onStop={bench.stop}
          onDiscard={bench.discard}
          onClose={() => bench.open(false)}
          onUse={({ url, alt }) => put({ coverUrl: url, imageAlt: alt })}
        />
      )}
    </>
  );
}
