import type { ReactNode } from "react";
import { Guidebook } from "../../parts/legal/Guidebook/Guidebook.tsx";
import type { GuidebookLinks } from "../../parts/legal/Guidebook/Guidebook.tsx";
import * as paper from "../../parts/legal/LegalPage/styles.ts";
import { ButtonLink } from "../../primitives/actions/Button/ButtonLink.tsx";
import { Link } from "../../primitives/actions/Link/Link.tsx";
import { Table } from "../../primitives/content/Table/Table.tsx";
import { customActionXp, immerseXp } from "../../tokens/constants.ts";
import { guideWords } from "../../words/guide/words.ts";
import { useLanguage, useWords } from "../../words/WordsProvider.tsx";
import * as styles from "./styles.ts";

/** A model as the pickers show it. */
export interface GuideModel {
  key: string;
  name: string;
  note: string;
  /** In coins. */
  price: number;
}

export interface GuideScreenProps {
  home: string;
  guidebook: GuidebookLinks;
  /** Absent until the list has come, or where it did not. */
  models?: { text: readonly GuideModel[]; image: readonly GuideModel[] } | undefined;
}

const sections = [
  { name: "start", paragraphs: ["start.1", "start.2"] },
  { name: "turn", paragraphs: ["turn.1", "turn.2", "turn.3"] },
  { name: "commands", paragraphs: [] },
  { name: "undo", paragraphs: ["undo.1", "undo.2"] },
  { name: "again", paragraphs: ["again.1", "again.2", "again.3"] },
  { name: "coins", paragraphs: ["coins.1", "coins.2", "coins.3"] },
  { name: "xp", paragraphs: ["xp.1", "xp.2", "xp.3"] },
  { name: "models", paragraphs: ["models.1", "models.builtIn"] },
  { name: "tasks", paragraphs: ["tasks.1"] },
  { name: "words", paragraphs: ["words.1", "words.2"] },
  { name: "help", paragraphs: ["help.1", "help.2", "help.3"] },
] as const;

/** How to play: what there is to do, and what it costs. */
export function GuideScreen({ home, guidebook, models }: GuideScreenProps) {
  const say = useWords(guideWords);
  const more: Partial<Record<(typeof sections)[number]["name"], ReactNode>> = {
    commands: <Commands />,
    models: <Models models={models} />,
  };
  return (
    <div css={paper.columns}>
      <Guidebook links={guidebook} current="started" />
      <article css={paper.paper}>
        <header css={paper.head}>
          <h1 css={paper.title}>{say("guide.title")}</h1>
          <p>{say("guide.note")}</p>
          <nav aria-label={say("guide.contents")}>
            <ol css={paper.contents}>
              {sections.map(({ name }) => (
                <li key={name}>
                  <Link href={`#${name}`}>{say(`${name}.title`)}</Link>
                </li>
              ))}
            </ol>
          </nav>
        </header>
        {sections.map(({ name, paragraphs }) => (
          <section key={name} id={name} css={paper.section} aria-labelledby={`${name}-title`}>
            <h2 id={`${name}-title`} css={paper.heading}>
              {say(`${name}.title`)}
            </h2>
            {paragraphs.map((key) => (
              <p key={key}>{say(key)}</p>
            ))}
            {more[name]}
          </section>
        ))}
        <p css={styles.way}>
          <ButtonLink kind="lamp" href={home}>
            {say("guide.home")}
          </ButtonLink>
        </p>
      </article>
    </div>
  );
}

const commands = [
  { name: "continue", price: "commands.text", xp: 0 },
  { name: "immerse", price: "commands.text", xp: immerseXp },
  { name: "custom", price: "commands.text", xp: customActionXp },
  { name: "show", price: "commands.image", xp: 0 },
  { name: "undo", price: "commands.free", xp: 0 },
] as const;

function Commands() {
  const say = useWords(guideWords);
  const { number } = useLanguage();
  return (
    <div css={styles.table}>
      <Table
        caption={say("commands.caption")}
        narrow="cards"
        rows={commands}
        keyOf={({ name }) => name}
        empty={null}
        columns={[
          {
            name: "command",
            title: say("commands.command"),
            namesRow: true,
            cell: ({ name }) => say(`${name}.name`),
          },
          { name: "does", title: say("commands.does"), cell: ({ name }) => say(`${name}.does`) },
          { name: "coins", title: say("commands.coins"), cell: ({ price }) => say(price) },
          {
            name: "xp",
            title: say("commands.xp"),
            align: "end",
            cell: ({ xp }) => (xp === 0 ? say("commands.free") : number(xp)),
          },
        ]}
      />
      <p css={styles.note}>{say("commands.own")}</p>
    </div>
  );
}

const kinds = ["text", "image"] as const;

function Models({ models }: Pick<GuideScreenProps, "models">) {
  const say = useWords(guideWords);
  const { number } = useLanguage();
  if (models === undefined) return <p>{say("models.none")}</p>;
  return kinds.map((kind) => (
    <div key={kind} css={styles.table}>
      <Table
        caption={say(`models.${kind}`)}
        rows={models[kind]}
        keyOf={({ key }) => key}
        empty={say("models.none")}
        columns={[
          {
            name: "model",
            title: say(`models.${kind}`),
            namesRow: true,
            cell: ({ name }) => name,
          },
          { name: "about", title: say("models.about"), cell: ({ note }) => note },
          {
            name: "price",
            title: say("models.price"),
            align: "end",
            cell: ({ price }) => number(price),
          },
        ]}
      />
    </div>
  ));
}
