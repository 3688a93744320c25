import type { Voice } from "../voice.ts";

export const english: Voice = {
  heard: [
    "{who} {hears|heard} it the way one {hears|heard} one's own name called from another house, and for a breath or two {has|had} no face prepared.",
    "Slowly, {who} {looks|looked} up, and whatever was going to be said first {is|was} let go, and then the second thing, too.",
    "{who} {is|was} quiet, and it {is|was} a listening quiet, with its hands open.",
    "Something in {who} {leans|leaned} toward the words before the rest of {who} {can|could} forbid it.",
    "{who} {holds|held} the words a little, as one holds a bird that has flown in, so as to feel how fast it {is|was} beating.",
  ],
  said: [
    "The words {go|went} out over the quiet, and the quiet {closes|closed} after them, and it {is|was} not the same quiet.",
    "It {was|had been} in the heart so long that it {comes|came} out worn smooth.",
    "Once it {is|was} said, the chest {is|was} lighter on the left side, and the air in front of it heavier.",
    "Softly said; and yet for a little while everything {seems|seemed} to have been put down so as to listen.",
    "There {is|was} a tune that {begins|began} on that note, and nobody {takes|took} it up.",
  ],
  asked: [
    "The question {stays|stayed} in the air as a swing keeps moving after the child has run in.",
    "There {is|was} an answer somewhere in the house, and it {has|had} been crying, and {does|did} not come out.",
    "So one {asks|asked}, and the asking {is|was} a little like leaning on a door.",
    "It {is|was} asked so low that only those {hear|heard} it who {have|had} asked it too.",
  ],
  replies: [
    "And {who} {says|said} once more, lower, what {has|had} been said already, as one comes back to the first line of a song: “{quote}”",
    "“{quote}” From {who} it {is|was} no answer, only the words that {lie|lay} nearest.",
    "What {comes|came} from {who} {is|was} the old words, with more breath in them: “{quote}”",
  ],
  tried: [
    "The hand {goes|went} out, and {trembles|trembled} a little, and {comes|came} back with nothing in it but the warmth of having gone.",
    "It {is|was} begun gently, and gently it {is|was} prevented, as sleep {prevents|prevented} a sentence.",
    "So much wish, for so small a movement; and the world {lets|let} it pass by like a boat with its lamp lit.",
    "The body {knows|knew} how. It {is|was} the heart that {stops|stopped} halfway, and {looks|looked} back.",
  ],
  strayed: [
    "The feet {go|went} a little way, past the place where the voices {are|were} still voices, to where they {are|were} only a sound; and there they {stand|stood}, and {turn|turned}, because what one {loves|loved} and what one {fears|feared} {are|were} both on the other side.",
    "It {is|was} lovely out there for the length of a verse. Then whatever {was|had been} left undone {calls|called}, and it {calls|called} by name.",
    "One {goes|went}, and the going {has|had} a thread tied to it, and the thread {is|was} not long.",
  ],
  refused: [
    "No, the heart {says|said}, and {goes|went} on standing exactly where it {is|was}, like a child who {has|had} said no to the sea.",
    "The word {goes|went} up, small and bright, and {comes|came} down somewhere out of sight.",
    "It {has|had} cost something to say it, and no one {asks|asked} how much.",
    "Even the refusal {has|had} a kind of tune to it, and it {falls|fell} at the end.",
    "There {is|was} a no that {means|meant} stay, and a no that {means|meant} go, and this one {has|had} not decided.",
  ],
  still: [
    "It {is|was} so quiet that one {could|could} hear the thing one {has|had} not said.",
    "Slowly the eyes {get|got} used to what {is|was} there, and to what {is|was} not.",
    "A little of the day {goes|went} by, holding its sandals in its hand.",
    "For the length of a long breath nothing {is|was} asked of anyone, and it {is|was} almost happiness.",
    "The moment {opens|opened} slowly, like a hand that {has|had} been holding something since morning.",
    "One {listens|listened}, and under the sounds there {is|was} the other sound, one's own blood, going about its work.",
    "Time {goes|went} barefoot here, and {is|was} heard only when it {has|had} passed.",
  ],
  recall: [
    "“{quote}” It {goes|went} on sounding, as a string does when the finger {has|had} already left it.",
    "And again, from within, unasked: “{quote}”",
    "“{quote}” One {has|had} carried that about, as a child carries a warm stone.",
    "“{quote}” How little it {was|had been}, and how much room it {takes|took}.",
  ],
  promise: [
    "“{quote}” That {was|had been} given, and what {is|was} given {sleeps|slept} lightly, and {wakes|woke} before its giver.",
    "Somewhere behind everything that {has|had} happened since, a voice {goes|went} on saying it: “{quote}”",
  ],
  ease: [
    "There {is|was} still light enough to love a thing by.",
    "Nothing {has|had} been lost yet that {cannot|could not} be asked for.",
    "It {is|was} good to stand here, and it {will|would} not be for long, and both {are|were} felt at once.",
  ],
  press: [
    "The heart {has|had} started on ahead, and the rest {has|had} to follow.",
    "It {aches|ached} now, as a held note aches, to be let down on one side or the other.",
    "The song {has|had} come to the line after which one {cannot|could not} go back to the first.",
  ],
  bridge: [
    "And having been said, it {draws|drew} the rest after it, slowly, as the moon does with water.",
    "So the heart {has|had} its way, and the feet {learn|learned} of it after.",
    "It {is|was} as simple as that, and as late.",
    "The words {are|were} hardly out when the world {begins|began} to lean in their direction.",
  ],
  chooses: [
    "It {is|was} not chosen so much as let fall. *{choice}*",
    "Somewhere between one heartbeat and the next it {is|was} already so. *{choice}*",
    "The flute {stops|stopped}, and by that one {knows|knew}. *{choice}*",
    "And the night, which {has|had} waited on better lovers, {waits|waited} no more. *{choice}*",
    "What the heart {will|would} not say aloud, the evening {says|said} for it. *{choice}*",
    "Like a boat whose rope nobody {has|had} tied, the hour {moves|moved} off by itself. *{choice}*",
    "A long breath in; and out, on this side of everything. *{choice}*",
  ],
  held: [
    "The wish {goes|went} as far as the wall, and {lays|laid} its cheek against it, and {stays|stayed}.",
    "There {is|was} no song for that here. There {is|was} only this one, and it {has|had} come to its turning.",
    "It {cannot|could not} be had, and it {was|had been} sweet to want it.",
  ],
  impossible: [
    "One {can|could} dream it, and for a moment it {has|had} colour and weight; then the eyelids {lift|lifted}, and here {is|was} the ground.",
    "The gods {do|did} such things, and look how it {has|had} made them lonely.",
    "It {goes|went} up like a paper lantern, that wish, and {gets|got} small, and nobody {is|was} hurt.",
  ],
  over: [
    "The last note was “{title}”. What is still in the air belongs to whoever stays to hear it fade.",
    "“{title}”: there it ended, and one would like to sit a little, with the hands in the lap.",
    "It has been sung to the end, and the end was called “{title}”. Tomorrow the first line can be the first line once more.",
  ],
  again: [
    "Here again; and the place {has|had} kept one's shape, as a pillow does.",
    "One {comes|came} back to it slowly, and it {is|was} nearer than it {was|had been}.",
  ],
};
