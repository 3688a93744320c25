import { measure } from "@katha/storygraph";
import { ButtonLink, Picture } from "@katha/ui";
import { notFound } from "next/navigation";
import { isLanguage, storyIn } from "../../story/story.ts";
import styles from "../page.module.css";

/** The story's first page, rendered entirely on the server. */
export default async function TitlePage({ params }: PageProps<"/[language]">) {
  const { language } = await params;
  if (!isLanguage(language)) notFound();
  const { title, about, shows, words, graph } = storyIn(language);
  const { nodes, endings } = measure(graph);
  const number = new Intl.NumberFormat(language);
  return (
    <main className={styles["opening"]}>
      <div className={styles["frame"]}>
        <Picture source={{ src: "/letter.webp", alt: shows }} seed="letter" priority />
      </div>
      <div className={styles["words"]}>
        <h1 className={styles["title"]}>{title}</h1>
        <p className={styles["about"]}>{about}</p>
        <p className={styles["facts"]}>
          {words.facts
            .replace("{scenes}", number.format(nodes))
            .replace("{endings}", number.format(endings))}
        </p>
        <ButtonLink variant="primary" size="large" href={`/${language}/${graph.start_node}`}>
          {words.begin}
        </ButtonLink>
      </div>
    </main>
  );
}
