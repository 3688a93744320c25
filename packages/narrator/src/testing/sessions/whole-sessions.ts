import { textAt, wordsIn } from "@katha/storygraph";
import { beforeAll, describe, expect, test } from "vitest";
import { isFromKatha } from "../../authored/word-for-word.ts";
import { paragraphsOf } from "../../built-in/story/recent-text.ts";
import type { CatalogueStory } from "../stories/catalogue-stories.ts";
import { playSession, type PlayedSession } from "./play-session.ts";
import { playerNames, type PlayerName } from "./players.ts";

interface Session extends PlayedSession {
  story: CatalogueStory;
  player: PlayerName;
  seed: string;
}

interface Played {
  stories: readonly CatalogueStory[];
  count: number;
  /** Which of them are played once more. */
  again: readonly number[];
}

const named = ({ story, player, seed }: Session) => `${story.slug}, ${player}, ${seed}`;

/** What holds of so many whole sessions, of every story with every player in turn. */
export function testWholeSessions({ stories, count, again }: Played): void {
  async function played(number: number): Promise<Session> {
    const story = stories[number % stories.length];
    const player = playerNames[Math.floor(number / stories.length) % playerNames.length];
    if (!story || !player) throw new Error("There is no story");
    const seed = `session ${number}`;
    return { ...(await playSession(story, player, seed)), story, player, seed };
  }

  const sessions: Session[] = [];
  beforeAll(async () => {
    for (let number = 0; number < count; number += 1) sessions.push(await played(number));
    const turns = sessions.flatMap((session) => session.turns);
    const ways = Object.groupBy(turns, ({ step }) => step.way);
    const endings = new Set(
      sessions.map(({ story, turns: own }) => `${story.slug} ${own.at(-1)?.position.node}`),
    );
    process.stdout.write(
      `${sessions.length} sessions of ${stories.length} stories in ${new Set(stories.map(({ language }) => language)).size} languages: ` +
        `${turns.length} turns (${ways.edge?.length ?? 0} edges, ${ways.detour?.length ?? 0} detours, ${ways.refusal?.length ?? 0} refusals), ` +
        `${endings.size} different endings\n`,
    );
  });

  describe("whole sessions with the built-in narrator", () => {
    test("come to an ending of the author's where the player chooses", () => {
      const choosing = sessions.filter(({ player }) =>
        ["picks", "goes on", "looks"].includes(player),
      );
      for (const session of choosing) {
        const { story, turns, isOver } = session;
        const last = story.graph.nodes[turns.at(-1)?.position.node ?? ""];
        expect(isOver, named(session)).toBe(true);
        expect(last?.ending, named(session)).toBeDefined();
      }
    });

    test("always leave something to do before the end, two things after a look, and say something", () => {
      const faults = sessions.flatMap((session) =>
        session.turns.flatMap(({ offers, narrative, setup, action }, at) => {
          const isEnd = session.isOver && at === session.turns.length - 1;
          const isRight = isEnd
            ? offers.length === 0
            : offers.length >= (action === "immerse" ? 2 : 1);
          const isTwo = action !== "immerse" || isEnd || offers.length === 2;
          const isTold = `${narrative}${setup}`.length > 1;
          return isRight && isTwo && isTold ? [] : [`${named(session)}, turn ${at}`];
        }),
      );
      expect(faults).toEqual([]);
    });

    test("repeat no paragraph within 12 turns, but to whoever says the same again and where the author does", () => {
      const repeated = sessions.flatMap((session) => {
        const seen = new Map<string, number>(
          paragraphsOf(session.opening).map((each) => [each, -1]),
        );
        const { graph } = session.story;
        return session.turns.flatMap(({ narrative, setup, step, said, position }, at) => {
          const isAgain = session.turns.slice(0, at).some((turn) => turn.said === said);
          if (isFromKatha(step) || isAgain) return [];
          const scene = step.way === "edge" ? graph.nodes[step.to]?.text : undefined;
          const reason = "reason" in step ? step.reason : undefined;
          const authors = new Set(paragraphsOf(scene ?? reason ?? ""));
          const reactions = step.way === "reaction" ? [step.reaction, ...(step.also ?? [])] : [];
          const says = reactions.flatMap((name) => graph.reactions?.[name]?.says ?? []);
          const answers = says.flatMap((line) =>
            paragraphsOf(wordsIn(graph, line, position.state)),
          );
          const isAuthors = (paragraph: string) =>
            authors.has(paragraph) || answers.some((answer) => paragraph.endsWith(answer));
          return paragraphsOf(`${narrative}\n\n${setup}`).filter((paragraph) => {
            const before = seen.get(paragraph) ?? -100;
            seen.set(paragraph, at);
            return at - before <= 12 && !isAuthors(paragraph);
          });
        });
      });
      expect(repeated).toEqual([]);
    });

    test("tell the author's scene word for word whenever a way is taken", () => {
      const mangled = sessions.flatMap(({ story, turns }) =>
        turns.filter(({ step, narrative, position: { node, state, path } }) => {
          const isFirst = !path.slice(0, -1).includes(node);
          const paragraphs = paragraphsOf(textAt(story.graph, node, state));
          return (
            step.way === "edge" && isFirst && !paragraphs.every((one) => narrative.includes(one))
          );
        }),
      );
      expect(mangled).toEqual([]);
    });

    test("are moved by a choice alone", () => {
      const drifted = sessions.flatMap((session) =>
        session.turns.filter(({ step, position }, at) => {
          const before = session.turns[at - 1]?.position.node;
          return before !== undefined && step.way !== "edge" && position.node !== before;
        }),
      );
      expect(drifted).toEqual([]);
    });

    test("speak no English in a story of another language", () => {
      const strange = sessions.flatMap(({ story, turns }) => {
        if (story.language === "en") return [];
        const own = JSON.stringify(story.graph);
        const typed = turns.map(({ said }) => said ?? "").join(" ");
        const known = `${own} ${JSON.stringify(story.bible)} ${typed}`.toLowerCase();
        return turns.flatMap(({ narrative, setup }) =>
          (`${narrative} ${setup}`.match(/[A-Za-z]{3,}/gu) ?? []).filter(
            (word) => !known.includes(word.toLowerCase()),
          ),
        );
      });
      expect(strange).toEqual([]);
    });

    test("are the same story for the same seed", async () => {
      for (const number of again) expect(await played(number)).toEqual(sessions[number]);
    });
  });
}
