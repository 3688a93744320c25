import { describe, expect, it } from "vitest";
import { isDeciding } from "./deciding.ts";

describe("a line that wants the story to go on without a word of how", () => {
  it.each([
    "Answer him politely",
    "ok, I answer her about the lamp",
    "give her a straight reply",
    "let's get an answer from him, one way or other",
    "say something to the guard, quick",
    "I have to tell someone about the leak",
    "we need to change his mind somehow",
    "I've made up my mind about the letter",
    "I know what I have to do",
    "do the decent thing",
    "do what a good daughter would do",
    "fine, we do your plan",
    "right, no more talking",
    "I can't just stand here, they need help",
    "I want to get away from here",
    "मैं उसे जवाब देती हूँ",
    "अब कुछ तो करना पड़ेगा",
    "kisi ko batana hoga",
    "किसी को बताना ही होगा",
    "मैंने मन बना लिया",
    "kuch bol deta hoon raja ko",
    "kisi se madad leni padegi",
    "theek hai, jo tum kaho wahi karta hoon",
    "someone has to tell the queen",
    "phone ka kuch karo",
    "jaisa usne kaha waisa hi karte hain",
    "काहीतरी सांगते त्यांना",
  ])("%s", (line) => {
    expect(isDeciding(line)).toBe(true);
  });

  it.each([
    "do something else",
    "I need to ask you something",
    "let me tell you something",
    "I need to eat something",
    "you have to eat something",
    "I won't do what he says",
    "I'll never do as you say",
    "my mother used to say something like that",
    "not now, I'll say something later",
    "Answer me!",
    "I decide to dance",
    "मुझे जवाब दो",
    "say something nice to her",
    "what should I say?",
    "I know what you did",
    "answer me, you old goat, where is the lamp",
    "answer him with a lie about the boat",
    "tell her that the boat is gone",
    "you can't sit here",
    "I do my hair",
    "कुछ और दिखाओ",
    "मुझे कुछ खाने को चाहिए",
    "kuch samajh nahi aaya",
  ])("not %s", (line) => {
    expect(isDeciding(line)).toBe(false);
  });
});

describe("what is only imagined", () => {
  it("decides where somebody else ought to do it", () => {
    expect(isDeciding("someone has to tell the queen", "imagined")).toBe(true);
  });
  it("decides nothing where it is only supposed", () => {
    expect(isDeciding("if someone has to tell the queen", "supposed")).toBe(false);
  });
  it("decides nothing where it is the player's own", () => {
    expect(isDeciding("I almost say something", "imagined")).toBe(false);
  });
});
