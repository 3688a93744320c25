import type { ModelLists } from "@katha/api/shapes";
import type { ReactNode } from "react";
import { Guidebook } from "../../../parts/legal/Guidebook/Guidebook.tsx";
import * as paper from "../../../parts/legal/LegalPage/styles.ts";
import { useAddresses } from "../../../parts/AddressesProvider/AddressesProvider.tsx";
import { modelNote } from "../../../parts/play/controls/notes/notes.ts";
import { ButtonLink } from "../../../primitives/actions/Button/ButtonLink.tsx";
import { Link } from "../../../primitives/actions/Link/Link.tsx";
import { Table } from "../../../primitives/content/Table/Table.tsx";
import { customActionXp, immerseXp } from "../../../tokens/constants.ts";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { modelMessages } from "../../../messages/players/models.ts";
import { guideMessages } from "../../../messages/site/guide.ts";
import * as styles from "./styles.ts";

export interface GuideScreenProps extends ElementProps<"div"> {
  /** Absent while the list loads, or if it could not be loaded. */
  models?: Pick<ModelLists, "text" | "image"> | undefined;
}

const sections = [
  { name: "start", paragraphs: ["start.1", "start.2"] },
  { name: "turn", paragraphs: ["turn.1", "turn.2", "turn.taken", "turn.3"] },
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

/** How to play: the commands and what they cost. */
export function GuideScreen({ models, ...root }: GuideScreenProps) {
  const t = useMessages(guideMessages);
  const { home } = useAddresses();
  const more: Partial<Record<(typeof sections)[number]["name"], ReactNode>> = {
    commands: <Commands />,
    models: <Models models={models} />,
  };
  return (
    <div css={paper.columns} {...root}>
      <Guidebook current="started" />
      <article css={paper.paper}>
        <header css={paper.head}>
          <h1 css={paper.title}>{t("guide.title")}</h1>
          <p>{t("guide.note")}</p>
          <nav aria-label={t("guide.contents")}>
            <ol css={paper.contents}>
              {sections.map(({ name }) => (
                <li key={name}>
                  <Link href={`#${name}`}>{t(`${name}.title`)}</Link>
                </li>
              ))}
            </ol>
          </nav>
        </header>
        {sections.map(({ name, paragraphs }) => (
          <section key={name} id={name} css={paper.section} aria-labelledby={`${name}-title`}>
            <h2 id={`${name}-title`} css={paper.heading}>
              {t(`${name}.title`)}
            </h2>
            {paragraphs.map((key) => (
              <p key={key}>{t(key)}</p>
            ))}
            {more[name]}
          </section>
        ))}
        <p css={styles.way}>
          <ButtonLink variant="primary" href={home}>
            {t("guide.home")}
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
  const t = useMessages(guideMessages);
  const { number } = useFormats();
  return (
    <div css={styles.table}>
      <Table
        caption={t("commands.caption")}
        narrowLayout="cards"
        rows={commands}
        getRowId={({ name }) => name}
        empty={null}
        columns={[
          {
            id: "command",
            header: t("commands.command"),
            rowHeader: true,
            cell: ({ name }) => t(`${name}.name`),
          },
          { id: "does", header: t("commands.does"), cell: ({ name }) => t(`${name}.does`) },
          { id: "coins", header: t("commands.coins"), cell: ({ price }) => t(price) },
          {
            id: "xp",
            header: t("commands.xp"),
            align: "end",
            cell: ({ xp }) => (xp === 0 ? t("commands.free") : number(xp)),
          },
        ]}
      />
      <p css={styles.note}>{t("commands.own")}</p>
    </div>
  );
}

const kinds = ["text", "image"] as const;

function Models({ models }: Pick<GuideScreenProps, "models">) {
  const t = useMessages(guideMessages);
  const tModel = useMessages(modelMessages);
  const { number } = useFormats();
  if (models === undefined) return <p>{t("models.none")}</p>;
  return kinds.map((kind) => (
    <div key={kind} css={styles.table}>
      <Table
        caption={t(`models.${kind}`)}
        rows={models[kind]}
        getRowId={({ modelKey }) => modelKey}
        empty={t("models.none")}
        columns={[
          {
            id: "model",
            header: t(`models.${kind}`),
            rowHeader: true,
            cell: ({ displayName }) => displayName,
          },
          {
            id: "about",
            header: t("models.about"),
            cell: (model) => {
              const note = modelNote(model, kind, tModel);
              const { servedBy } = model;
              return servedBy === null ? note : `${note} ${tModel("servedBy", { name: servedBy })}`;
            },
          },
          {
            id: "price",
            header: t("models.price"),
            align: "end",
            cell: ({ creditCost }) => number(creditCost),
          },
        ]}
      />
    </div>
  ));
}
