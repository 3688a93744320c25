// `npm run catalogue:check`: checks every story of the catalogue and prints a table.
import { commandsOf, keepsCount, lint, readingOf, simulate } from "@katha/storygraph";
import { aliasCounts, unclearAliases } from "./lines/aliases.ts";
import { answerCounts, lacksOfAnswers } from "./answers.ts";
import { alikeCovers } from "./covers.ts";
import { countedIn, mostCounted } from "./counting.ts";
import { strangers, unsaidNames } from "./names.ts";
import { repeatedSentences } from "./sentences.ts";
import { passagesOf, readCatalogueStories, scenesTold } from "./read-stories.ts";
import { lacksOfState } from "./state.ts";
import { misspelt } from "./spelling.ts";
import { faultsOfTyped, typedCounts, typedIn } from "./lines/typed.ts";
import { lacksOfTellings, tellingCounts } from "./tellings.ts";

type CatalogueStory = ReturnType<typeof readCatalogueStories>[number];

const say = (line: string) => process.stdout.write(`${line}\n`);
const plays = 1_000;
const wordsPromised = 70_000;
const perThousand = (share: number) => `${(1_000 * share).toFixed(1)} in a thousand`;
const percent = (share: number) => `${Math.round(share * 100)} %`;

function playable({
  graph,
  content_rating,
  initial_xp,
  game_config,
  bible,
}: CatalogueStory): string[] {
  const economy = { initial_xp, continue_cost: game_config.commands["continue"]?.cost ?? 0 };
  const commands = commandsOf(game_config);
  return lint(graph, { rating: content_rating, economy, commands, bible }).map(
    ({ code, node }) => `${node ?? ""} ${code}`,
  );
}

/**
 * English texts are taken as checked; in other languages, story.md must say whether a native reader has read them.
 */
function unsaidReading({ language, awaits_native_reader }: CatalogueStory): string[] {
  if (language === "en" || awaits_native_reader !== undefined) return [];
  return ["story.md does not say (awaits_native_reader) whether a native reader has read it"];
}

function inspect(story: CatalogueStory) {
  const report = simulate(story.graph, { seed: story.slug, plays });
  const random = report.players.random;
  const words = passagesOf(story.graph).reduce((sum, text) => sum + readingOf(text).words, 0);
  const typed = typedIn(story);
  const stuck = Object.values(report.players).flatMap(({ stuck: at }) => at);
  return {
    words,
    endings: random?.endings ?? [],
    typed: typedCounts(typed),
    findings: [
      ...playable(story),
      ...unsaidReading(story),
      ...stuck.map(({ node }) => `a play ends nowhere at ${node}`),
      // If every state is explored, what a thousand random plays miss says nothing.
      ...(keepsCount(story.graph)
        ? lacksOfState(story)
        : report.never_reached.map((node) => `${node} is never reached`)),
      ...strangers(story),
      ...unsaidNames(story),
      ...unclearAliases(story),
      ...faultsOfTyped(typed),
      ...lacksOfAnswers(story),
      ...lacksOfTellings(story),
      ...misspelt(story),
    ],
  };
}

const stories = readCatalogueStories();
let faults = 0;
let total = 0;
const counted = { words: 0, counting: 0 };
const sourced = { scenes: 0, named: 0, compared: 0 };
const byLanguage = new Map<string, number>();
for (const story of stories) {
  const { words, endings, typed, findings } = inspect(story);
  total += words;
  byLanguage.set(story.language, (byLanguage.get(story.language) ?? 0) + words);
  const numbers = countedIn(scenesTold(story.graph), story.language);
  counted.words += numbers.words;
  counted.counting += numbers.counting;
  faults += findings.length;
  const nodes = Object.keys(story.graph.nodes).length;
  say(
    `${story.title} (${story.language}, ${story.content_rating}): ${nodes} nodes, ${words} words, read in ${story.minutes} min`,
  );
  for (const { title, kind, share } of endings)
    say(`    ${percent(share).padStart(5)}  ${kind ?? "?"}: ${title ?? "?"}`);
  say(`    ${answerCounts(story.graph)}`);
  say(`    aliases of choices: ${aliasCounts(story.graph)}`);
  say(`    ${typed}`);
  const tellings = tellingCounts(story.graph);
  sourced.scenes += tellings.scenes;
  sourced.named += tellings.named;
  sourced.compared += tellings.compared;
  say(
    `    tellings: ${tellings.named} scenes name one, ${tellings.compared} say how others tell it`,
  );
  say(`    number words: ${perThousand(numbers.counting / numbers.words)}`);
  for (const finding of findings) say(`  ! ${finding}`);
}
const counts = counted.counting / counted.words;
const findings = [
  ...repeatedSentences(stories),
  ...(counts > mostCounted ? [`number words: ${perThousand(counts)}`] : []),
  ...alikeCovers(stories),
  ...(total < wordsPromised ? [`${total} words; the catalogue promises ${wordsPromised}`] : []),
];
for (const finding of findings) say(`! ${finding}`);
faults += findings.length;
for (const [language, words] of byLanguage) say(`${language}: ${words} words`);
say(
  `tellings: ${sourced.named} of ${sourced.scenes} scenes name one, ${sourced.compared} say how others tell it`,
);
say(`number words of all scenes: ${perThousand(counts)}`);
say(`${stories.length} stories, ${total} words, ${plays} plays of each: ${faults} findings`);
process.exitCode = faults === 0 ? 0 : 1;
