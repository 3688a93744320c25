import type { Loss } from "@katha/storygraph";
import type { exchangeWords, ExchangeLoss, SayOf } from "@katha/ui";

type Say = SayOf<(typeof exchangeWords)["en"]>;

/** A line of code in a sentence: more of it helps nobody. */
const short = (text: string) => (text.length > 80 ? `${text.slice(0, 79).toWellFormed()}…` : text);

/** What is lost or changed, or why nothing could be read, in the author's language. */
export function lossSentence(loss: Loss, say: Say): string {
  switch (loss.code) {
    case "unreadable": {
      const { why, line, column } = loss.params;
      return why === "broken_json" && line !== undefined && column !== undefined
        ? say("unreadable.broken_json_at", { line, column })
        : say(`unreadable.${why}`);
    }
    case "field":
      return say("loss.field", loss.params);
    case "not_story":
      return say("loss.not_story", loss.params);
    case "twice":
      return say("loss.twice", loss.params);
    case "logic":
      return say("loss.logic", { code: short(loss.params.code) });
    case "became_choice":
      return say("loss.became_choice", loss.params);
    case "once_only":
      return say("loss.once_only", { choice: short(loss.params.choice) });
    case "became_node":
      return say("loss.became_node", loss.params);
    case "before_first":
      return say("loss.before_first", loss.params);
    case "broken_settings":
      return say("loss.broken_settings", loss.params);
    case "open_comment":
      return say("loss.open_comment", loss.params);
  }
}

export function toLosses(lost: readonly Loss[], say: Say): readonly ExchangeLoss[] {
  return lost.map((loss) => ({ message: lossSentence(loss, say), node: loss.node }));
}
