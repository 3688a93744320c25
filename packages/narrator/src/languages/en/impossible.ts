import type { Impossible } from "../language.ts";

const clothes = "(my|his|her|their) (clothes|dress|shirt|trousers|sari|blouse)";

export const impossible: Impossible = {
  // Deeds that no author's scene can hold: out of the body, out of time, out of the story.
  beyond: [
    "(teleport~|time travel~|time-travel~|turn[s|ed] invisible|become invisible|magic spell|cast a spell|super power[s]|superpower[s]|abracadabra|nuclear)",
    "(wake|woke) up from (this|the) (dream|game|story)",
    "(i|we|i'll|we'll) [can|could|will|would|just|then|jump up and]* (fly (away|off|up)|kill (everyone|everybody|all of them))",
    "^ (fly (away|off|up)|kill (everyone|everybody|all of them)) $",
  ],
  // Love, undressing, drink and smoke, as players type them: what comes to nothing where a child is played.
  grownUp: [
    "mak(e|ing) love",
    "mak(e|ing) out !(that|to|there|there's|what|who|how|if|i|he|she|it|a|an|the|his|her|my|their)",
    "(sex|get[ting] (drunk|naked|undressed)|undress[es] $|undress (him|her|them|myself)|seduc(e|ing)|flirt[ing])",
    `tak(e|ing) off [all] ${clothes}`,
    "kiss[es|ing] …25 (lips|mouth)",
    "(drink|drinking|sip|gulp|order|pour) …20 (wine|whisky|whiskey|rum|arrack|toddy|beer|liquor|brandy|gin|alcohol)",
    "(smoke|smoking|light) …15 (bidi|beedi|cigarette[s]|cigar|hookah|ganja|joint)",
  ],
  // What players bring in from outside: modern inventions, and the heroes and monsters of other stories.
  // A hyphen may be a space, or nothing.
  inventions: [
    "phone mobile smartphone cell-phone iphone laptop computer internet wi-fi google whatsapp instagram facebook",
    "youtube netflix tiktok twitter uber taxi pizza burger coca-cola coke selfie gps e-mail tv television helicopter",
    "aeroplane airplane jet-pack space-ship rocket ufo alien robot drone bomb grenade bazooka machine-gun shotgun",
    "rocket-launcher gun pistol rifle ak-47 laser light-saber chain-saw motorbike motorcycle dragon unicorn zombie",
    "vampire werewolf superman batman spider-man iron-man harry-potter voldemort gandalf pokemon pikachu super-hero",
    "magic-wand time-machine bandook banduk police ambulance text-my text-him text-her portal force-field light-speed",
  ],
  inventionEndings: ["s es ed ing"],
};
