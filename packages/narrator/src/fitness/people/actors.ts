const verb =
  "says|said|asks|asked|replies|replied|answers|answered|whispers|whispered|shouts|shouted|smiles|smiled|laughs|laughed|nods|nodded|enters|entered|arrives|arrived|comes|came|walks|walked|stands|stood|steps|stepped|looks|looked|turns|turned|takes|took|sits|sat";
/** Verbs that stand behind people alone, and before nobody. */
const humanVerb =
  "grins|grinned|waves|waved|shrugs|shrugged|climbs|climbed|kneels|knelt|bows|bowed|sighs|sighed|winks|winked|speaks|spoke|shouts|grabs|grabbed|calls|called";
const acting = new RegExp(
  String.raw`(?<![\p{L}])(\p{Lu}[\p{Ll}]{2,})(?: \p{Lu}[\p{Ll}]+)? (?:${verb}|${humanVerb})\b|\b(?:${verb}) (\p{Lu}[\p{Ll}]{2,})`,
  "gu",
);
const pronouns = new Set(
  "Whoever Whatever Whichever Anybody Anyone Neither Either None Many Several Most Few He She It They You The This That There Then Who What Nobody Somebody Someone Everybody Everyone Nothing Something One And But Now Here Yes Both Each Neither All Another Others Some".split(
    " ",
  ),
);

/** Whoever does or says something in a sentence, by the names that it writes with a capital. */
export function actorsIn(sentence: string): string[] {
  return [...sentence.matchAll(acting)].flatMap(([, before, after]) => {
    const name = before ?? after ?? "";
    return name === "" || pronouns.has(name) ? [] : [name.toLowerCase()];
  });
}
