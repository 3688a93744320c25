import { isEnding, nodeNamed } from "@katha/storygraph";
import { Link, Picture, VisuallyHidden } from "@katha/ui";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { isLanguage, storyIn } from "../../../story/story.ts";
import styles from "../../page.module.css";
import { Visited } from "../../Visited.tsx";

type Props = PageProps<"/[language]/[scene]">;

/** The scene in the URL, or Next's not-found page. */
async function sceneOf({ params }: Props) {
  const { language, scene } = await params;
  if (!isLanguage(language)) notFound();
  const story = storyIn(language);
  const node = nodeNamed(story.graph, scene);
  if (!node) notFound();
  return { language, scene, story, node };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { node } = await sceneOf(props);
  return node.ending ? { title: node.ending.title } : {};
}

/** A server-rendered scene: its choices are links, so it can be played without scripts. */
export default async function ScenePage(props: Props) {
  const { language, scene, story, node } = await sceneOf(props);
  const { words, graph } = story;
  return (
    <main className={styles["scene"]}>
      <div className={styles["strip"]}>
        <Picture source={{ src: "/letter.webp", alt: "" }} seed="letter" priority />
      </div>
      <article className={styles["narration"]}>
        {!node.ending && (
          <h1>
            <VisuallyHidden>{story.title}</VisuallyHidden>
          </h1>
        )}
        {node.text.split("\n\n").map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {node.ending && <h1 className={styles["ending"]}>{node.ending.title}</h1>}
      </article>
      <nav aria-label={words.choices} className={styles["choices"]}>
        {isEnding(node) ? (
          <Link href={`/${language}/${graph.start_node}`}>{words.again}</Link>
        ) : (
          node.choices.map(({ text, target }) => (
            <Link key={text} href={`/${language}/${target}`}>
              {text}
            </Link>
          ))
        )}
      </nav>
      <Visited scene={scene} total={Object.keys(graph.nodes).length} words={words.seen} />
    </main>
  );
}
