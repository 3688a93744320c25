import { Compiler, type Story } from "inkjs/full";
import { begin, offersIn, type PlayState, type StoryGraph, take, textAt } from "@katha/storygraph";

const plain = (text: string) => text.replaceAll(/\s+/gu, " ").trim();

/** A stop of a play: the text since the last choice, and the choices. */
export interface Met {
  text: string;
  choices: string[];
  state: Record<string, unknown>;
}

export interface Player {
  met: () => Met;
  /** `roll` decides a skill check that the player does not draw. */
  pick: (at: number, roll?: number) => void;
}

export function compiledInk(source: string): Story {
  return new Compiler(source).Compile();
}

/** Plays ink in inkjs; `repeats`: a choice's own words are told again, which we do not do. */
export function inkPlayer(story: Story, variables: readonly string[], repeats = false): Player {
  story.ResetState();
  const known = variables.filter((name) => story.variablesState.GlobalVariableExistsWithName(name));
  let text = "";
  const tell = () => {
    while (story.canContinue) text += story.Continue() ?? "";
  };
  tell();
  return {
    met: () => ({
      text: plain(text),
      choices: story.currentChoices.map((choice) => plain(choice.text)),
      state: Object.fromEntries(known.map((name) => [name, story.variablesState.$(name)])),
    }),
    pick: (at) => {
      const said = plain(story.currentChoices[at]?.text ?? "");
      text = "";
      story.ChooseChoiceIndex(at);
      if (story.canContinue) {
        const first = story.Continue() ?? "";
        text = repeats && plain(first) === said ? "" : first;
      }
      tell();
    },
  };
}

/** Plays one of our stories; scenes that only lead on are followed at once, and their text is joined. */
export function ourPlayer(graph: StoryGraph, onward: string, seed = "1"): Player {
  let at: { node: string; state: PlayState } = begin(graph, { given: { seed, endings: [] } });
  let text = "";
  const offers = () => offersIn(graph, at.node, at.state).filter(({ isLocked }) => !isLocked);
  const tell = () => {
    text = textAt(graph, at.node, at.state);
    for (let step = 0; step < 100; step += 1) {
      const [only, ...more] = offers();
      if (only === undefined || more.length > 0 || only.text !== onward) return;
      at = take(graph, at.node, at.state, only);
      text += `\n${textAt(graph, at.node, at.state)}`;
    }
  };
  tell();
  return {
    met: () => ({
      text: plain(text),
      choices: offers().map((offer) => plain(offer.text)),
      state: at.state.qualities,
    }),
    pick: (index, roll) => {
      const way = offers()[index];
      if (way === undefined) throw new Error(`There is no choice ${index}.`);
      at = take(graph, at.node, at.state, way, roll);
      tell();
    },
  };
}
