import type { Voice } from "../voice.ts";

export const english: Voice = {
  heard: [
    "Then {who}, who {has|had} listened to many in that manner, to the proud and to the frightened, and to those that were both, {lets|let} the words come all the way to their end before lifting so much as an eyelid.",
    "{who} {hears|heard} it standing, as news {is|was} heard in great houses, where the face {learns|learned} early to arrive after the ears.",
    "And {who} {makes|made} no reply, or the reply {is|was} kept, as grain {is|was} kept, against a worse season.",
    "Of all who heard it {who} {has|had} the longest memory, and {lays|laid} it there among older things.",
  ],
  said: [
    "So it {is|was} spoken, in that place, at that hour, and there {are|were} tellers who {begin|began} the whole tale from here.",
    "It {is|was} a small speech, such as carters make, and queens, and it {goes|went} out to take its place in the long line of things that {cannot|could not} be recalled.",
    "Words like these {were|had been} said in other houses, by people now ash, and each time the roof {has|had} listened.",
    "Let it be told as it {is|was}: the voice {does|did} not shake, and those who {stand|stood} nearest {look|looked} at their feet.",
  ],
  asked: [
    "It {is|was} asked, as it has been asked at every ford and before every war, and as at every ford the water {goes|went} on.",
    "There {are|were} those present who could have told, and they {are|were} silent, each for a reason that {has|had} its own long story.",
    "The question {rises|rose}, and {finds|found} the place in the roof where the others {are|were}.",
  ],
  replies: [
    "And {who} {answers|answered} as mountains {do|did}, with what {has|had} been called to them before: “{quote}”",
    "Then {who} {speaks|spoke}, and it {is|was} what {has|had} been spoken already, for in such company a thing {is|was} said until it {is|was} true: “{quote}”",
  ],
  tried: [
    "It {is|was} begun as great things are begun, with a hand put out; and as with most great things somebody {has|had} been there before, and the hand {comes|came} back to its own side, and the day {goes|went} on with its long business.",
    "There {is|was} strength in the attempt, and those who {tell|told} of it afterwards {do|did} not leave it out, though nothing {is|was} changed by it, neither the ground underfoot nor the quarrel that {stands|stood} upon it.",
    "As one who {pulls|pulled} at a root and {feels|felt} the whole field answer, so it {is|was} now: the thing {holds|held}, and much that {is|was} fastened to it.",
  ],
  strayed: [
    "A little way that road {is|was} gone, past the last who {know|knew} the name of the traveller; and there, as {has|had} happened to children of better houses, the unfinished thing {puts|put} a hand on the shoulder, and the road {is|was} walked back.",
    "Many {have|had} set out from here and few {have|had} gone far, for this {is|was} a place that {keeps|kept} hold of its people until it {has|had} done with them.",
  ],
  refused: [
    "And it {is|was} refused, as much has been refused since the first field was ploughed, and the refusal {stands|stood} there among them like a guest for whom no one {has|had} spread a mat.",
    "No, it {is|was} said; and those who {have|had} read such things {know|knew} that the great houses fell by that word and were kept standing by it, in about equal number.",
    "So that way {is|was} closed by the one who {stands|stood} before it, and the others {remain|remained}, as the other fingers {do|did} when one {is|was} bent.",
    "The refusal {is|was} short, and it {has|had} ancestors.",
  ],
  still: [
    "And the world, that wide sitter, {sits|sat}.",
    "For a space no one {adds|added} anything to the tale, and it {lies|lay} like a field between two sowings.",
    "They {stand|stood} as those {stand|stood} who are carved along a temple wall, each in the middle of a step.",
    "Now there {comes|came} a stillness such as falls between two verses, when the singer {breathes|breathed} and those around the fire {look|looked} at their own hands.",
    "So they {remain|remained}, each in the place that birth and the morning {had|had} given, and the hour {goes|went} over all of them alike, as a river over stones.",
    "Let the hearer be patient, for this too {is|was} part of it: that for some while nothing {is|was} done, by anyone, and it {has|had} its weight.",
  ],
  recall: [
    "“{quote}” So it {was|had been} said, and what {is|was} once said in such company {is|was} never quite done being said.",
    "And they who {stood|stood} there still {had|had} in their ears that saying: “{quote}”",
    "“{quote}” Of these few words much {is|was} to come, though they {weigh|weighed} no more than others.",
  ],
  promise: [
    "Nor {has|had} it been forgotten, for such things never are, that a word was given here: “{quote}”",
    "“{quote}” Kings {have|had} lost forests for less than that, and it {walks|walked} behind the one who said it, keeping step.",
  ],
  ease: [
    "The day {is|was} broad yet, and the tale {has|had} breath.",
    "There {is|was} still the whole width of the story to turn round in.",
    "And the old earth, which {has|had} carried heavier, {carries|carried} this.",
  ],
  press: [
    "But all the waters of this tale {run|ran} now to one narrow place, and they who {stand|stood} in it {must|must} go to one side or the other.",
    "And here the long road, that {was|had been} so many, {is|was} no wider than a foot.",
    "Let none say afterwards that there was no warning, for the very birds {are|were} still.",
  ],
  bridge: [
    "Thus it {is|was} resolved, and thus, before the sound of it {has|had} left the air, it {comes|came} about.",
    "And as it {is|was} spoken, so it {is|was} set upon the road, and the road {takes|took} it.",
    "Whether wisely, let those judge who {hear|heard} the rest.",
  ],
  chooses: [
    "So a river that {has|had} come to a rock {does|did} not ask the rock, but {goes|went} about. *{choice}*",
    "It {is|was} not written who first {moves|moved}, only that it {is|was} done. *{choice}*",
    "And the charioteer of all of them, who {has|had} no name, {shakes|shook} the reins. *{choice}*",
    "Then as fruit {comes|came} away in the hand that {has|had} hardly closed, it {comes|came} away. *{choice}*",
    "And since no one there would lay a hand on fate, fate, which {is|was} used to it, {lays|laid} a hand on them. *{choice}*",
    "Thus the hour itself, that great chooser of roads, {chooses|chose}. *{choice}*",
    "Long they {have|had} waited, and the waiting itself {turns|turned} them, as a slow wheel turns. *{choice}*",
  ],
  held: [
    "But here the tale {goes|went} between two walls, as it {has|had} gone for all who ever told it, and there {is|was} no gate in them at this place.",
    "Others {wished|had wished} the same, at this very turn, and they too {had|had} to go by the way there {is|was}.",
  ],
  impossible: [
    "Such deeds {are|were} told of the gods in the first age, when the sky {hung|had hung} lower; in this one the ground {holds|held} whoever {stands|stood} on it.",
    "It {is|was} wished with a whole heart, and not one pebble {stirs|stirred} for it, for the world {has|had} its own vows and {keeps|kept} them.",
  ],
  over: [
    "Here ends what was to be told, and the tellers call it “{title}”. Who hears it to its end may begin it again, and no tale is twice the same road.",
    "“{title}”: with that the last fire is covered. The lineages go on, but not tonight.",
  ],
  again: [
    "And so once more to that place, as in the old tales the feet find of themselves the ground where something {was|had been} left.",
    "Again they {stand|stood} where they {stood|had stood}, and it {is|was} not they alone who {remember|remembered}.",
  ],
};
