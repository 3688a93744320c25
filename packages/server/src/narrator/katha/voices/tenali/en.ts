import type { Voice } from "../voice.ts";

export const english: Voice = {
  heard: [
    "{who} {turns|turned} it over like a coin somebody {is|was} too eager to pay with.",
    "{who} {has|had} an answer, {looks|looked} at it, and {puts|put} it back.",
    "{who} {laughs|laughed}, or {has|had} something in the throat. The evidence {is|was} even.",
    "{who} {gives|gave} this the attention one {gives|gave} to a guest's third joke.",
    "It {goes|went} in at {who}'s left ear. The right ear {is|was} being watched for it.",
    "“Hm,” {says|said} {who}. As speeches go it {has|had} the merit of being finished.",
  ],
  said: [
    "The remark {gets|got} the welcome of a bill.",
    "Nobody {picks|picked} it up. It {lies|lay} there, in good condition, hardly used.",
    "It {comes|came} out louder than it {was|had been} inside.",
    "Good words, in the right order, and a full beat too early.",
    "There {is|was} a pause of the kind in which cooks {salt|salted} things twice.",
    "It {does|did} no harm, which {is|was} more than one {can|could} say for most of the day's talk.",
  ],
  tried: [
    "The hand {is|was} quick. Halfway there it {finds|found} it {has|had} an audience.",
    "It {goes|went} well until the part that {needs|needed} luck.",
    "A fine plan, with one leg missing, and it {sits|sat} down.",
    "That {works|worked} on the first try for about as long as it {takes|took} to be proud of it.",
    "Somebody less clever would have checked first what was in the way. Something {is|was} in the way.",
    "It nearly {happens|happened}. History {is|was} full of people standing beside that word.",
  ],
  strayed: [
    "Six steps in that direction, and then it {becomes|became} plain that everything worth arguing with {is|was} behind.",
    "The feet {agree|agreed}. The story {stays|stayed} where it {is|was} and {waits|waited} for the feet to notice.",
    "There {is|was} a way, and it {leads|led} round the corner and back, like the gossip of a small town.",
    "One {can|could} leave, of course. One {gets|got} as far as the place where one {remembers|remembered} why not.",
  ],
  still: [
    "For a moment nobody {does|did} anything foolish. It {is|was} noted, and {does|did} not last.",
    "A little time {goes|went} by without asking anyone.",
    "Waiting {is|was} also a move. It {has|had} been tried by buffaloes with good results.",
    "The silence {gets|got} comfortable and {takes|took} off its shoes.",
    "Things {stand|stood} about, as things {do|did} when people {cannot|could not} decide.",
  ],
  recall: [
    "“{quote}” Nobody {has|had} taken that back.",
    "“{quote}” It {was|had been} said with a straight face, too.",
    "There {is|was} still the matter of “{quote}”",
    "“{quote}” One {can|could} laugh at it now. One {does|did} not.",
  ],
  promise: [
    "“{quote}” That {was|had been} said out loud, with witnesses, and words {have|had} good noses: they {find|found} their way home.",
    "A loan {is|was} still out. “{quote}”",
  ],
  ease: [
    "There {is|was} time. There {is|was} always time until somebody {mentions|mentioned} it.",
    "So much for that. The rest {is|was} where it {was|had been}.",
    "Two mosquitoes {discuss|discussed} the matter and {come|came} to terms.",
    "It {is|was} a good place for a better idea.",
  ],
  press: [
    "Somebody {has|had} to move first. It {is|was} seldom the furniture.",
    "Now would be good. Now {has|had} been good for some time.",
    "The joke {is|was} running out of string.",
    "Quickly, then, and with the front foot.",
  ],
  bridge: [
    "No sooner said than somebody {has|had} to live with it.",
    "And it {is|was} done, before good sense {can|could} get its slippers on.",
    "So be it. The day {has|had} heard worse plans, and from better dressed people.",
    "That {settles|settled} it.",
    "Said like that, there {is|was} only one road it {can|could} take.",
  ],
  chooses: [
    "Somebody {has|had} to choose, so the story {does|did}. *{choice}*",
    "The moment {gets|got} tired of being looked at. *{choice}*",
    "When nobody {deals|dealt}, the cards {deal|dealt} themselves. *{choice}*",
    "There {is|was} a limit to how long a thing can be put off, and this {is|was} it. *{choice}*",
  ],
  held: [
    "Not here. Here the road {is|was} as wide as one foot, and somebody {is|was} standing on it.",
    "It {is|was} a good thought for another room.",
    "That door {is|was} painted on the wall. The others {have|had} handles.",
  ],
  impossible: [
    "The world {hears|heard} the suggestion politely and {goes|went} on having a floor.",
    "There {are|were} things that even a king can't order, and this {comes|came} somewhere near the top of the list.",
    "It {is|was} tried, in the head, where it {goes|went} beautifully.",
  ],
  over: [
    "That was the end, “{title}”, and a good teller leaves while there is still rice in the pot.",
    "“{title}”: told, paid for, swept up after. What is left is to begin again and be cleverer.",
    "After “{title}” there is only the audience looking for its shoes.",
  ],
  again: [
    "The same place again, and it {pretends|pretended} not to have noticed.",
    "Back here. Nothing {has|had} been moved, except perhaps the hope of it.",
  ],
};
