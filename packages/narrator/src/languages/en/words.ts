import type { Words } from "../language.ts";

export const words: Words = {
  // What asks.
  who: ["who"],
  what: ["what"],
  why: ["why"],
  where: ["where"],
  how: ["how"],
  when: ["when"],
  // What refuses a deed that stands behind it.
  not: ["not don't never won't cannot can't no without refuse refuses stop avoid neither nor"],
  notEndings: ["n't"],
  // What says nothing about which choice is meant.
  empty: [
    "a an the this that these those it its it's i i'm i'll i've me my mine we us our you your",
    "yours he him his she her hers they them their and or but so then than as at by for from",
    "in into of off on onto out over to up upon with is am are was were be been being do does",
    "did done will would shall should can could may might must let's have has had there here",
    "just very really now again too also some any if when while before after about like want",
    "wants try tries tried please maybe think thing one around down through away decide",
    "decides begin start which something someone myself yourself himself herself s t ll ve re",
    "d m let lets get gets got gonna wanna gotta what's that's there's he's she's it'll",
    "they're you're we're i'd you'd he'd she'd we'd they'd you'll we'll he'll she'll they'll",
    "they've we've you've all much even ever yet still rather quite simply closely oh hmm um",
    "er ah alright because since anyway perhaps instead such",
  ],
  // Where to: empty elsewhere, and all that tells some choices apart.
  particles: ["up down in out over off away across through around back"],
  // Who or what it is all the same: "eat something" does not say what.
  indefinite: ["something someone somebody somewhere anything anyone anybody anywhere whatever"],
  // Who plays, before what they do.
  I: ["i", "i will", "i'll"],
  // Written with a point that ends no sentence.
  titles: ["(mr|mrs|ms|dr|st)"],
  // No other language is typed in Latin letters beside one of these.
  surely: [
    "the a an is are am was were you your i my his her it its of and on at with did does",
    "there this that",
  ],
  // Typed for short, and what it stands for.
  typedAs: [
    ["<&(do|does|did|is|are|was|were|has|have|had|ca|could|would|should|wo)nt", "n't"],
    ["r u", "are you"],
    ["u", "you"],
    ["ur", "your"],
  ],
  // The first of a list, the second and so on.
  ordinals: [
    ["1", "one", "first", "the first", "first one", "the first one"],
    ["2", "two", "second", "the second", "second one", "the second one"],
    ["3", "three", "third", "the third", "third one", "the third one"],
    ["4", "four", "fourth", "the fourth", "fourth one", "the fourth one"],
  ],
};
