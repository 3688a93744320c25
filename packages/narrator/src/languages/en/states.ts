import type { States } from "../language.ts";

export const states: States = {
  things: [
    [
      ["(open|opens|opened|unlock|unlocks|unlocked|unbolt|unbolts|unbolted|ajar)"],
      [
        "(shut|shuts|closes|closed|lock|locks|locked|bolts|bolted|barred|sealed)",
        "close !(to|by|behind|beside|on|at|enough|together)",
      ],
    ],
    [
      [
        "(lit|burning|alight|glows|glowed)",
        "(burns|burned|burnt) !(down|out)",
        "light &(a|the|your|my)",
      ],
      [
        "(goes|went|go|going|gone|burns|burned|burnt|put|puts|blow|blows|blew) out",
        "(unlit|extinguished|douses|doused)",
      ],
    ],
  ],
  presence: [
    [
      "(waits|waited|waiting|stands|stood|standing|sits|sat|sitting|leans|leaned|leaning|kneels|knelt|kneeling)",
      "(arrives|arrived|returns|returned|alive)",
      "(comes|came|come|is|are|was|were) [right|still|already] (back|in|here)",
    ],
    [
      "<!((has|have|had|are|is|was|were|with) 2..4) (leaves|left|leave) $",
      "(leaves|left|leave) (for|with|without|by|through|again|together|early|alone|town)",
      "(leaves|left|leave) the (room|house|hall|shop|station|town|village|ship|boat|kitchen|platform|carriage)",
      "(is|are|was|were|has|have|had|he's|she's) [already|long|now] gone $",
      "(is|are|was|were|has|have|had|he's|she's) [already|long|now] gone (to|from|back|up|down|for|into|by|with) !(and)",
      "(goes|went|go|walks|walked|runs|ran|drives|drove|rides|rode|sails|sailed|slips|slipped|hurries|hurried|gone) (away|off|home|out) !(to (me|you|him|her|us|them))",
      "(strides|strode|storms|stormed|marches|marched|heads|headed|rushes|rushed|trudges|trudged|stalks|stalked|limps|limped|rows|rowed|wanders|wandered) (away|off|home)",
      "(strides|strode|storms|stormed|marches|marched|stalks|stalked) out !(of the (dark|fog|mist|rain|shadow|shadows|smoke|trees))",
      "(sets|set) (off|out) !(the|a|an|his|her|their|your|my)",
      "(is|are|was|were) (led|taken|carried|dragged|marched|driven) (away|off)",
      "and [then] (goes|went) $",
      "(leaves|left) (you|me|us) (alone|behind|here|there|to it|sitting|standing)",
      "(departs|departed|disappears|disappeared|vanishes|vanished|flees|fled)",
    ],
    [
      "(is|are|was|were|lies|lay|he's|she's) [already|now|long] dead",
      "(dies|died|drowned) !(away|down|out)",
    ],
  ],
  people: [[["(asleep|sleeps|slept|sleeping)"], ["(awake|wakes|woke|woken|awoke)"]]],
  held: [
    "(hold|holds|held|holding|carry|carries|carried|take|takes|took|pick|picks|picked|grab|grabs|grabbed)",
    "(pocket|pockets|pocketed|snatch|snatches|snatched|steal|steals|stole|accept|accepts|accepted|receive|receives|received|buy|buys|bought)",
  ],
  given: [
    "(give|gives|gave|hand|hands|handed|sell|sells|sold|lend|lends|lent|pass|passes|passed)",
    "(throw|throws|threw|drop|drops|dropped|lose|loses|lost|leave|leaves|left|let go of|lets go of)",
    "(put|puts|lay|lays|laid|set|sets|place|places|placed|hang|hangs|hung) !(on|it on|them on|… (in|into) (his|her|their) (pocket|pockets|bag|satchel))",
  ],
  givenToPlayer: [
    "(gives|gave|hands|handed|sells|sold|lends|lent|passes|passed|throws|threw|brings|brought) [back] (me|you|us)",
  ],
  inHand: [
    "in (your|my|our) (hand|hands|pocket|bag|palm|fist|arms)",
    "into (your|my|our) (hand|hands|pocket|pockets|bag|satchel|palm|fist)",
  ],
  resting: ["(lies|lay|lying|hangs|hanging|rests|rested|stands|stood)"],
  unsure: [
    "(if|until|till|before|unless|whether|would|could|should|might|may|must|will|shall|want|wants|wanted|wish|wishes|try|tries|tried|about to|going to|as though|like|almost|nearly|had been|used to|once|to be|ask|asks|asked|never)",
  ],
  another: ["a an another one some any no every each other second next"],
  beside: [
    "of with in on at by to from for under over beside behind before near into onto through across between against like",
    "than after above below around inside outside towards toward along beyond past off about",
  ],
};
