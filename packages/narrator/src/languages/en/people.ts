import type { People } from "../language.ts";

export const people: People = {
  // "A goat with yellow eyes" is called a goat, too; behind the others stands no noun.
  noun: ["(a|an|the) <noun=_>"],
  noNouns: ["old young small little big one two who only oldest"],
  // The player's own character.
  self: ["(myself|my [own] (face|body|reflection|hand[s])|who am i|what am i)"],
  ownJoints: ["and then"],
  ownOngoing: ["ing"],
  // In what is told of somebody.
  she: [
    "(she|her|woman|girl|lady|mother|wife|widow|sister|daughter|aunt|auntie|niece|queen|princess|grandmother|dancer)",
  ],
  he: [
    "(he|his|him|man|boy|gentleman|father|husband|brother|son|uncle|nephew|king|prince|grandfather|minister|guard|hermit|elder|stationmaster|cricketer|soldier|merchant|boatman|monk)",
  ],
  // In what is typed about somebody.
  heOrShe: ["(<she=(she|her|hers)>|he|him|his)"],
};
