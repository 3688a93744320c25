import { en, hi, StoryCard, WordsProvider } from "@katha/ui";
import type { StorySummary } from "@katha/ui";

const words = { en, hi };

export interface ShelfProps {
  title: string;
  language: keyof typeof words;
  stories: readonly StorySummary[];
}

export function Shelf({ title, language, stories }: ShelfProps) {
  return (
    <WordsProvider locale={language} words={words[language]}>
      <main>
        <h1>{title}</h1>
        <div className="shelf">
          {stories.map((story) => (
            <StoryCard key={story.id} story={story} />
          ))}
        </div>
      </main>
    </WordsProvider>
  );
}
