import { Link } from "@katha/ui";
import type { ThemeChoice } from "@katha/ui";
import { storyIn } from "../story/story.ts";
import type { Language } from "../story/story.ts";
import styles from "./page.module.css";
import { Theme } from "./Theme.tsx";

export function Header({ language, theme }: { language: Language; theme: ThemeChoice }) {
  const { title, words } = storyIn(language);
  const other = language === "en" ? "hi" : "en";
  return (
    <header className={styles["bar"]}>
      <Link variant="quiet" href={`/${language}`} className={styles["name"]}>
        {title}
      </Link>
      <div className={styles["switches"]}>
        <Link href={`/${other}`} lang={other} hrefLang={other}>
          {words.otherLanguage}
        </Link>
        <Theme chosen={theme} />
      </div>
    </header>
  );
}
