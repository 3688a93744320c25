import { createI18n, I18nProvider, StoryCard } from "@katha/ui";
import { messages as hi } from "@katha/ui/messages/hi";
import type { StorySummary } from "@katha/ui";

const languages = { en: createI18n("en"), hi: createI18n("hi", hi) };

export interface ShelfProps {
  title: string;
  language: keyof typeof languages;
  stories: readonly StorySummary[];
}

export function Shelf({ title, language, stories }: ShelfProps) {
  return (
    <I18nProvider i18n={languages[language]}>
      <main>
        <h1>{title}</h1>
        <div className="shelf">
          {stories.map((story) => (
            <StoryCard key={story.id} story={story} />
          ))}
        </div>
      </main>
    </I18nProvider>
  );
}
