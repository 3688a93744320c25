import type { Voice } from "../voice.ts";

export const english: Voice = {
  heard: [
    "{who} {waits|waited} until the last word {has|had} quite finished, and then a little longer, out of courtesy.",
    "{who} {considers|considered} it. A question {is|was} a pot, and one {looks|looked} first for the crack.",
    "{who} {nods|nodded}, not at the words, at the place where one {was|had been} left out.",
    "“That {is|was} one way in,” {who} {says|said} after a while.",
    "{who} {looks|looked} as a man {looks|looked} at a scale, waiting for it to stop.",
  ],
  said: [
    "It {is|was} a fair thing to say. Fair things {take|took} longer to answer.",
    "The words {are|were} weighed, each by itself, and then the gaps between them.",
    "One could reply to that in three ways, and two of them {are|were} already standing here.",
    "It {is|was} heard, and put with the other things that {have|had} been heard.",
    "Calmly said. The calm {is|was} the part that {gets|got} noticed.",
  ],
  asked: [
    "Half of that question {is|was} an answer with its voice raised at the end.",
    "The question {goes|went} round the company like a plate and {comes|came} back with nothing taken.",
    "It {is|was} the right question. It {has|had} come before its hour.",
    "Nobody {replies|replied}, and all of them in the same direction.",
  ],
  replies: [
    "{who} {answers|answered} as before, word for word, so that one {can|could} hear it better: “{quote}”",
    "“{quote}” {who} {does|did} not add to it. The answer {is|was} in there, or the lack of one.",
    "To this {who} {has|had} a reply a little older than the question: “{quote}”",
  ],
  tried: [
    "The attempt {is|was} made properly, from the right end, and {shows|showed} at least what {is|was} holding the other end.",
    "It {does|did} not give. It {does|did} not quite refuse either, and that {is|was} worth knowing.",
    "The thing {moves|moved} by the width of a grain of rice. So it can move.",
    "Done slowly, it {might|might} have worked. Done slowly, it {is|was} seen.",
    "Nothing {comes|came} of it but a small clear idea of why.",
  ],
  strayed: [
    "The path that way {is|was} soon walked. It {comes|came} back by itself, as a well bucket does.",
    "One {goes|went} as far as the eye had promised, and {finds|found} the same question sitting there on a stone.",
    "A short way off it {is|was} easier to see where one {was|had been} standing. So one {returns|returned} to it.",
  ],
  refused: [
    "A refusal {is|was} a door too. One {notices|noticed} which way it {opens|opened}.",
    "To say no {is|was} the easy half. The other half {stands|stood} about, waiting to be named.",
    "It {is|was} taken down without argument, as one {takes|took} down a number to be added later.",
    "Well refused. It still {leaves|left} two things that {have|had} not been.",
    "Nobody {presses|pressed}. A pressed lemon {gives|gave} once; an unpressed one {gets|got} asked again.",
  ],
  still: [
    "There {is|was} a pause in which a whole answer would have fitted, and none {comes|came}.",
    "One {can|could} learn a room by what {does|did} not move in it.",
    "The question {settles|settled}, like flour.",
    "It {is|was} quiet long enough to tell apart the sounds that {are|were} always there.",
    "Waiting {sorts|sorted} the matter into what {is|was} urgent and what only {talks|talked} loudly.",
    "A while {passes|passed}. Nobody {is|was} the worse for it.",
    "If one {looks|looked} at a knot long enough, one {sees|saw} at least which end is the string's.",
  ],
  recall: [
    "“{quote}” Turn it round, and it {is|was} still true; that {is|was} rare.",
    "One sentence {deserves|deserved} to be taken out again and looked at by daylight: “{quote}”",
    "“{quote}” What {was|had been} left out of it {is|was} about as large as what {was|had been} put in.",
    "“{quote}” It {depends|depended} on who {is|was} listening.",
  ],
  promise: [
    "“{quote}” Those were the words. A word given {is|was} like a cow lent: it {eats|ate} at both houses until it {is|was} returned.",
    "It {has|had} not been forgotten that somebody here said: “{quote}”",
  ],
  ease: [
    "The matter {can|could} wait as long as a man can hold a full cup.",
    "There {are|were} ways from here. They {have|had} been here all along, like the legs of the table.",
    "No one {is|was} in a hurry except the shadow.",
  ],
  press: [
    "A balance {can|could} be held level by hand for only so long.",
    "What {is|was} not decided by evening {gets|got} decided by the dark.",
    "One finger {is|was} enough now, on one side or the other.",
  ],
  bridge: [
    "Plainly put, and so it {is|was} plainly done.",
    "It {follows|followed} from the words, as the second foot from the first.",
    "There {is|was} nothing in the way of that except having said it.",
    "And with that one of the two roads {is|was} no longer a question.",
  ],
  chooses: [
    "A thing put off twice {comes|came} by itself the third time. *{choice}*",
    "It {was|had been} two; now it {is|was} one; and nobody {has|had} taken any away. *{choice}*",
    "The knot {is|was} pulled from both sides, and it {is|was} this end that {comes|came}. *{choice}*",
    "Whoever {asks|asked} the water which way {is|was} down {gets|got} wet. *{choice}*",
    "Two scales, both empty; then a fly {sits|sat} down on one. *{choice}*",
    "When a man {will|would} not choose his road, he {has|had} chosen to be walked. *{choice}*",
    "It {is|was} decided the way most things {are|were}, by the time of day. *{choice}*",
  ],
  held: [
    "This {is|was} one of the rooms with a single door in it. One {may|might} admire the walls.",
    "The answer {is|was} no, and it {is|was} the house that {says|said} so, without raising its voice.",
    "Here there {is|was} only what {is|was} here. That {is|was} most of its difficulty.",
  ],
  impossible: [
    "A man once asked for the moon's other side. He {was|was} shown the moon, and told to wait.",
    "It {was|was} thought of, and the thought {is|was} free. The deed {has|had} no handle to lift it by.",
    "That lies outside the fence. Inside the fence there {is|was} quite enough.",
  ],
  over: [
    "It ended with “{title}”. An end answers one question; for the others one has to come in again by the front.",
    "“{title}”. Nothing is added to a full measure except mess.",
    "The story is shut, and what it was called is “{title}”. Another way through it is still folded.",
  ],
  again: [
    "Here once more. The place {is|was} the same; so it must be something else that {is|was} different.",
    "One {comes|came} back to this spot as to a sum that {did|had} not come out.",
  ],
};
