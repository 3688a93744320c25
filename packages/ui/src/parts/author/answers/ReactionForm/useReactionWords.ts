import type { Reaction, StateDesk } from "@katha/storygraph";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { actsMessages } from "../../../../messages/authors/acts.ts";
import { answersMessages } from "../../../../messages/authors/answers.ts";
import { useConditionWords } from "../../../state/words/words.ts";
import { actNamed } from "./act-named.ts";

const longestLine = 80;
/** A line of speech has its own quotation marks. */
const speech = /^[“"‘«„]/u;

/** Shortens a line to fit into a sentence. */
function shortened(line: string): string {
  const [first = ""] = line.trim().split("\n");
  return first.length > longestLine ? `${first.slice(0, longestLine)}…` : first;
}

/** What an authored answer responds to, in the author's language. */
export function useReactionCase({ spellOut }: Pick<StateDesk, "spellOut">) {
  const t = useMessages(answersMessages);
  const tActs = useMessages(actsMessages);
  const sayCondition = useConditionWords();
  const either = (parts: readonly string[]) =>
    parts.slice(1).reduce((one, other) => t("said.or", { one, other }), parts[0] ?? "");
  const quoted = (words: string) => t("said.quoted", { words });

  return ({ acts, about: named, topics, at, when }: Reaction): string => {
    const about = named || t("aboutAny");
    const does = acts.map((act) => {
      const known = actNamed(act);
      return known === undefined ? act : tActs(`said.${known}`, { about });
    });
    const done = does.length === 0 ? t("said.anything", { about }) : either(does);
    const spoken =
      topics.length === 0
        ? done
        : t("said.topics", { what: done, topics: either(topics.map(quoted)) });
    const there = at === "" ? spoken : t("said.at", { what: spoken, scene: at });
    if (when === undefined) return there;
    return t("said.when", { what: there, condition: sayCondition(spellOut(when)) });
  };
}

/** An authored answer as one sentence, in the author's language. */
export function useReactionWords(desk: Pick<StateDesk, "spellOut">) {
  const { number } = useFormats();
  const t = useMessages(answersMessages);
  const whatIsDone = useReactionCase(desk);
  const quoted = (words: string) => t("said.quoted", { words });

  const howItIsAnswered = ({ says, repeats }: Reaction): string => {
    const isTold = (line: string) => line.trim() !== "";
    const first = says.find(isTold);
    const { length: count } = says.filter(isTold);
    if (first === undefined) return t("said.nothing");
    const told = shortened(first);
    const line = speech.test(told) ? told : quoted(told);
    if (count === 1) return t(repeats === "never" ? "said.once" : "said.one", { line });
    return t(`said.${repeats ?? "last"}`, { count, amount: number(count), line });
  };

  return (reaction: Reaction): string => {
    const said = t("said", { what: whatIsDone(reaction), how: howItIsAnswered(reaction) });
    return reaction.target === "" ? said : t("said.leads", { said, scene: reaction.target });
  };
}
