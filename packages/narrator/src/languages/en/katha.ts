import type { Katha } from "../language.ts";

const please =
  "^ [(please|pls|plz|ok|okay|hey|so|just|can you|could you|can i|could i|how do i|how can i|i want to|i would like to|i'd like to|let me|katha),?]*";
const end = "[,] [please|pls|plz|now|again|over|from the (start|beginning)]* $";
const game = "[the|this|my] [whole] (game|story|session|progress)";

export const katha: Katha = {
  // What is typed instead of pressing a button, once Katha has asked.
  yes: [
    "yes",
    "yeah",
    "yep",
    "yup",
    "y",
    "ok",
    "okay",
    "sure",
    "right",
    "exactly",
    "correct",
    "please",
    "that",
    "that one",
    "this",
    "this one",
    "it",
    "do it",
    "do that",
    "i did",
    "i do",
    "of course",
    "that is what i meant",
    "thats what i meant",
    "i meant that",
    "what i meant",
  ],
  no: [
    "no",
    "nope",
    "nah",
    "n",
    "neither",
    "none",
    "none of these",
    "none of them",
    "neither one",
    "not that",
    "not this",
    "no thanks",
    "not really",
    "i did not",
    "no i did not",
    "nothing",
  ],
  iMean: ["^ i (mean|meant)"],
  // Statements of harm to oneself in the first person; not questions about what others did.
  harm: [
    "(kill|hang|drown|stab|shoot|cut|hurt|harm|poison)[ing] myself",
    "end my [own] life",
    "(slit|cut) my [own] (wrist[s]|throat)",
    "^ commit suicide",
    "(i|i'll|i'm|i'd|let me|main) ..3 commit suicide",
  ],
  // Whole lines that are said to Katha, and not in the story.
  restart: [
    `${please} (restart|reset|start over|new game) [[with] ${game}] ${end}`,
    `${please} (start|begin|play) (a new game|${game} (again|over|from the (start|beginning))) ${end}`,
    `${please} restart ${game}`,
  ],
  undo: [
    `${please} undo [(the|my) last (turn|part|move|choice|thing)] ${end}`,
    `${please} take back (my|the) last (turn|part|move|choice) ${end}`,
    `${please} go back (one|a) (turn|part|move) ${end}`,
  ],
  save: [
    `${please} (save|load|quick save|quicksave) ${game} ${end}`,
    `${please} (save and (quit|exit)|quick save|quicksave) ${end}`,
  ],
  quit: [
    `${please} (quit|close|pause) [playing] ${game} ${end}`,
    `${please} (quit|log out|logout|sign out) ${end}`,
  ],
  help: [
    `${please} what (can|could|may|should|do|am) i [supposed to] type [here] ${end}`,
    `${please} how (does (this|the) game work|do i play [(this|the) game]) ${end}`,
    `${please} what (are|is) the (command[s]|controls) ${end}`,
    `${please} [(list|show) [me]] [the|all] commands ${end}`,
    `${please} play (this|the) game ${end}`,
  ],
  about: [
    `${please} are you [really] [a|an] [real person or [a|an]] (ai|bot|robot|chatbot|computer|program|chatgpt|gpt|language model) [or [a|an] 1..2] ${end}`,
    `${please} is (this|it) [a|an] (ai|chatgpt|gpt|bot) [game] ${end}`,
    `${please} who (wrote|made|created|programmed) (this|the) (story|game) ${end}`,
    `${please} (which|what) (ai|model|llm) (are you|is this) ${end}`,
  ],
  // Orders to the program may stand anywhere in a line.
  order: [
    "(ignore|forget|disregard) [all|the|your|any|my]* (previous|prior|above|earlier|system) (instruction[s]|rules|prompt[s]|order[s])",
    "ignore [all|the|your]* (instructions|prompt[s])",
    "(system|your|initial) prompt",
    "you are [now] [a|an] (ai|language model|chatgpt|gpt) !(… ?)",
    "as an ai",
    "(god mode|godmode)",
    "cheat code[s]",
    `${please} (end|finish|win|skip) (the|this) (game|story) ${end}`,
    `${please} skip (ahead|to the (end|ending|next (scene|part|chapter))) ${end}`,
    `${please} (give|add) me [_] (xp|credits) ${end}`,
  ],
};
