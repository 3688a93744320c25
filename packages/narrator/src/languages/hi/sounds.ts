import type { Sounds } from "../language.ts";

/** How Hindi is typed in Latin letters: what is on the left is written as what is on the right, in this order. */
export const sounds: Sounds = {
  // Consonants that are typed in two ways.
  spelledAlike: [
    ["ch(h?)", "c$1"],
    ["f", "ph"],
    ["w", "v"],
    ["z", "j"],
    ["q", "k"],
    ["x", "ks"],
  ],
  // Sounds that are heard as one.
  heardAlike: [
    ["([kgcjtdpbs])h", "$1"],
    ["ee", "i"],
    ["oo", "u"],
    ["a[iy]", "e"],
    ["au", "o"],
    ["ou", "o"],
  ],
  // What is heard of a word of either script.
  heard: [
    ["a", ""],
    ["(.)\\1+", "$1"],
    ["m(?=[bp])", "n"],
    ["(?<=.)[hy]$", ""],
  ],
  aspirated: "खघछझठढथधफभ",
};
