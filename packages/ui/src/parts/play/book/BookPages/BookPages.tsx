import { useId } from "react";
import { chapterNumber, paragraphsOf } from "../../../../markdown/book.ts";
import type { Book, BookChapter, BookPassage } from "../../../../markdown/book.ts";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { keepsakeMessages } from "../../../../messages/players/keepsake.ts";
import { storyMessages } from "../../../../messages/players/story.ts";
import { useAddresses } from "../../../AddressesProvider/AddressesProvider.tsx";
import { Picture } from "../../../../primitives/content/Picture/Picture.tsx";
import { VisuallyHidden } from "../../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import { directionOf } from "../../../../tokens/scripts/direction.ts";
import { Emphasis } from "../../log/Emphasis/Emphasis.tsx";
import * as styles from "./styles.ts";

/** Other props are passed to the `article`. */
export interface BookPagesProps extends ElementProps<"article"> {
  /** The book, with what its reader wants in it. */
  book: Book;
}

/** A session as the pages of a book, on the screen and on paper. Beside the text stand the reader's own lines. */
export function BookPages({ book, ...root }: BookPagesProps) {
  const { picture } = useAddresses();
  const t = useMessages(keepsakeMessages);
  const tStory = useMessages(storyMessages);
  const { language, chapters } = book;
  const id = useId();
  const chapterId = (at: number) => `${id}-${at}`;
  const last = chapters.length - 1;
  return (
    <article css={styles.book} lang={language} dir={directionOf(language)} {...root}>
      <header css={styles.front}>
        {book.cover !== null && (
          <div css={styles.cover}>
            <Picture
              source={picture(book.cover, "")}
              seed={book.id}
              sizes="(min-width: 600px) 480px, 100vw"
              priority
            />
          </div>
        )}
        <h1 css={styles.title}>{book.title || tStory("story.untitled")}</h1>
        {book.author !== "" && (
          <p css={styles.author} dir="auto">
            {book.author}
          </p>
        )}
      </header>
      {chapters.length > 1 && (
        <nav css={styles.contents} aria-label={t("book.contents")}>
          <ol css={styles.contentList}>
            {chapters.map(({ title }, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- chapters are never reordered
              <li key={at}>
                <a css={styles.contentLink} href={`#${chapterId(at)}`}>
                  <span css={styles.number}>{chapterNumber(language, at + 1)}</span>
                  {title !== null && <span>{title}</span>}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {chapters.map((chapter, at) => (
        <Chapter
          // oxlint-disable-next-line react/no-array-index-key -- chapters are never reordered
          key={at}
          id={chapterId(at)}
          chapter={chapter}
          number={chapterNumber(language, at + 1)}
          ending={at === last ? book.ending : null}
        />
      ))}
    </article>
  );
}

interface ChapterProps {
  id: string;
  chapter: BookChapter;
  number: string;
  ending: string | null;
}

function Chapter({ id, chapter, number, ending }: ChapterProps) {
  return (
    <section css={styles.chapter} aria-labelledby={id}>
      <h2 css={styles.heading} id={id} tabIndex={-1}>
        <span css={styles.headingNumber}>{number}</span> {chapter.title}
      </h2>
      {chapter.passages.map((passage, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- passages are never reordered
        <Passage key={at} passage={passage} seed={`${id}-${at}`} />
      ))}
      {ending !== null && <p css={styles.ending}>{ending}</p>}
    </section>
  );
}

interface PassageProps {
  passage: BookPassage;
  seed: string;
}

function Passage({ passage, seed }: PassageProps) {
  const { picture } = useAddresses();
  const t = useMessages(keepsakeMessages);
  switch (passage.kind) {
    case "told":
      return <Paragraphs text={passage.text} />;
    case "own":
      return (
        <div css={styles.own} role="note">
          <VisuallyHidden>{t("book.own")}: </VisuallyHidden>
          <Paragraphs text={passage.text} />
        </div>
      );
    case "scene":
      return <h3 css={styles.scene}>{passage.text}</h3>;
    case "picture":
      return (
        <figure css={styles.figure}>
          <Picture
            source={picture(passage.src, passage.alt)}
            seed={seed}
            sizes="(min-width: 700px) 640px, 100vw"
          />
        </figure>
      );
  }
}

function Paragraphs({ text }: { text: string }) {
  return paragraphsOf(text).map((lines, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- paragraphs are never reordered
    <p key={at} css={styles.paragraph}>
      <Emphasis text={lines.join("\n")} />
    </p>
  ));
}
