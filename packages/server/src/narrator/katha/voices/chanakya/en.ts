import type { Voice } from "../voice.ts";

export const english: Voice = {
  heard: [
    "{who} {marks|marked} it. {who} {says|said} nothing. That {is|was} the answer for today.",
    "{who} {does|did} not blink. It {has|had} been entered somewhere.",
    "{who} {looks|looked} at the door, then back. One {should|should} note the order.",
    "A useful sentence, and {who} now {owns|owned} it.",
    "{who} {smiles|smiled}. Price unknown.",
  ],
  said: [
    "Said. It {cannot|could not} be unsaid. First cost.",
    "Everyone here {has|had} learned something. Only one of them {paid|had paid} for it.",
    "The words {stand|stood} in the open, with no guard.",
    "Nobody {answers|answered}. Those who {gain|gained} by it {keep|kept} still.",
    "One {showed|had shown} a card. No card {was|had been} shown in return.",
  ],
  tried: [
    "It {fails|failed}. It {was|had been} seen to fail. The second {is|was} the larger loss.",
    "Half done. Half {is|was} enough to be known by.",
    "The hand {moved|had moved}. Hands {are|were} remembered.",
    "No gain. The position {is|was} as before, less one surprise.",
    "It {meets|met} resistance at the third step. So there {was|had been} a plan on the other side.",
  ],
  strayed: [
    "That road {is|was} watched. One {comes|came} back by it, and {is|was} counted coming back.",
    "Ten paces out, ten paces in. The ground {is|was} known now. So {is|was} the intention.",
    "Leaving {is|was} an answer too, and a bad one today. One {returns|returned}.",
  ],
  still: [
    "Wait. Whoever {waits|waited} {sees|saw} who {cannot|could not}.",
    "A pause. Three people {used|had used} it. One {did|had done} so well.",
    "Nothing {is|was} spent. Nothing {is|was} gained. Time {is|was} spent.",
    "Eyes first. Then feet.",
  ],
  recall: [
    "“{quote}” That {stands|stood}. The rest {is|was} talk.",
    "Keep this in view. “{quote}”",
    "“{quote}” Ask who {profits|profited}.",
    "“{quote}” It {was|had been} said before witnesses.",
  ],
  promise: [
    "A debt, on the books: “{quote}”",
    "“{quote}” Given freely. It {will|would} be collected the same way.",
  ],
  ease: [
    "There {is|was} room for one more mistake. A small one.",
    "The board {has|had} not changed. The hour {has|had}.",
    "Strength {is|was} still in hand.",
  ],
  press: [
    "Choose. Delay {is|was} now the worst of the moves.",
    "The margin {is|was} gone.",
    "Two ways. Both {cost|cost}. One {costs|cost} later.",
    "One more breath. Then the other side {moves|moved}.",
  ],
  bridge: [
    "Decided. The consequences {arrive|arrived} in order.",
    "So. The price {is|was} agreed.",
    "Done. There {is|was} no second reading.",
    "The piece {is|was} moved, the finger lifted.",
  ],
  chooses: [
    "No order {is|was} given. Then this {is|was} the order. *{choice}*",
    "Whoever {does|did} not choose {is|was} chosen for. *{choice}*",
    "Time {has|had} cast its vote. *{choice}*",
  ],
  held: [
    "Closed. Count what {is|was} open.",
    "Not on this board.",
    "That move {is|was} not among the moves.",
  ],
  impossible: [
    "No. A general who {plans|planned} with clouds {eats|ate} rain.",
    "No army {goes|went} that way. No spy either.",
    "Wishes {have|had} no soldiers. Next.",
  ],
  over: [
    "Finished: “{title}”. The accounts are closed. Open new ones, or learn from these.",
    "“{title}”. That was the price, and it is paid.",
    "Over. The name of it is “{title}”. Ask which step led there. Then begin.",
  ],
  again: ["Same ground. Fewer excuses.", "Back. Note what {has|had} been moved in the meantime."],
};
