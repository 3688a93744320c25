import { expect, test } from "vitest";
import { typingBacklog } from "../../../../tokens/constants.ts";
import { createPump } from "./pump.ts";
import type { Surroundings } from "./pump.ts";
import type { Stroke } from "./typing.ts";

/** A browser whose timers only fire when the test passes time. */
function fakeBrowser() {
  let now = 0;
  let still = false;
  let waiting: { due: number; step: () => void } | undefined;
  let finish = () => {};
  const around: Surroundings = {
    now: () => now,
    after: (ms, step) => {
      expect(waiting).toBeUndefined();
      waiting = { due: now + ms, step };
      return 1;
    },
    cancel: () => {
      waiting = undefined;
    },
    isStill: () => still,
    onStill: (all) => {
      finish = all;
    },
  };
  return {
    around,
    isIdle: () => waiting === undefined,
    be: (isStill: boolean) => {
      still = isStill;
      if (isStill) finish();
    },
    pass: (ms: number) => {
      for (const until = now + ms; now < until;) {
        now += 1;
        if (waiting === undefined || now < waiting.due) continue;
        const { step } = waiting;
        waiting = undefined;
        step();
      }
    },
  };
}

function page(msPerCharacter = 25) {
  const browser = fakeBrowser();
  const pump = createPump(browser.around);
  const open = (each = msPerCharacter, stroke?: Stroke) => {
    const sheet = { text: "", strokes: [] as string[], begun: 0, complete: 0, rests: false };
    const line = pump.open({
      msPerCharacter: each,
      ...(stroke && { stroke }),
      write: (letters) => {
        sheet.text += letters;
        sheet.strokes.push(letters);
      },
      rewrite: (whole) => {
        sheet.text = whole;
      },
      rests: (rests) => {
        sheet.rests = rests;
      },
      begun: () => {
        sheet.begun += 1;
      },
      complete: () => {
        sheet.complete += 1;
      },
    });
    return { sheet, ...line };
  };
  return { ...browser, pump, open };
}

test("each character takes its time, and the last one completes the text", () => {
  const { open, pass, isIdle } = page(25);
  const { sheet, give } = open();
  give("lamp", false);
  expect(sheet.text).toBe("");
  pass(20);
  expect(sheet.text).toBe("");
  pass(10);
  expect(sheet.text).toBe("l");
  pass(60);
  expect([sheet.text, sheet.complete]).toEqual(["lam", 0]);
  pass(10);
  expect([sheet.text, sheet.begun, sheet.complete]).toEqual(["lamp", 1, 1]);
  expect(isIdle()).toBe(true);
});

test.each([25, 30, 40])("a hundred characters at %i ms each", (each) => {
  const { open, pass } = page(each);
  const { sheet, give } = open();
  give("a".repeat(200), false);
  pass(each * 100);
  expect(sheet.text).toHaveLength(100);
});

test("a stream is written several letters at a time, a complete text letter by letter", () => {
  const { open, pass } = page(11);
  const whole = open();
  whole.give("lamp", false);
  pass(50);
  expect(whole.sheet.strokes).toEqual(["l", "a", "m", "p"]);
  const { sheet, give } = open();
  give("lamplights!", true);
  pass(100);
  expect(sheet.strokes).toEqual(["lam", "pli", "ght"]);
});

test("a letter of Devanagari, a flag or a family is never split", () => {
  const { open, pass } = page(10);
  const letters = ["क्षि", "ति", "ज", " ", "🇮🇳", "👨‍👩‍👧", "é"];
  const { sheet, give } = open();
  give(letters.join(""), false);
  pass(10 * letters.length);
  expect(sheet.strokes).toEqual(letters);
});

test("a letter that may still grow while the text arrives is written once it is complete", () => {
  const { open, pass } = page(10);
  const { sheet, give } = open();
  give("नम", true);
  pass(100);
  expect(sheet.text).toBe("न");
  give("नमस्ते", false);
  pass(100);
  expect(sheet.strokes.join("|")).not.toContain("|्");
  expect([sheet.text, sheet.complete]).toEqual(["नमस्ते", 1]);
});

test("text that arrives faster than it is written is caught up with", () => {
  const { open, pass } = page(25);
  const slow = open();
  slow.give("a".repeat(typingBacklog * 8), false);
  pass(3_000);
  slow.remove();
  const fast = open();
  fast.give("a".repeat(typingBacklog * 8), true);
  pass(3_000);
  expect(slow.sheet.text).toHaveLength(120);
  expect(fast.sheet.text.length).toBeGreaterThan(slow.sheet.text.length * 3);
});

test("a slow stream is not written faster for the time it waited", () => {
  const { open, pass, isIdle } = page(25);
  const { sheet, give } = open();
  give("ab", true);
  pass(5_000);
  expect([sheet.text, isIdle()]).toEqual(["a", true]);
  give("abcdefgh", true);
  pass(24);
  expect(sheet.text).toBe("a");
  pass(10);
  expect(sheet.text).toBe("ab");
});

test("typing waits for more text, but not before it starts or after it is complete", () => {
  const { open, pass } = page(10);
  const { sheet, give } = open();
  give("a", true);
  pass(50);
  expect([sheet.text, sheet.rests]).toEqual(["", false]);
  give("abc", true);
  expect(sheet.rests).toBe(false);
  pass(50);
  expect([sheet.text, sheet.rests]).toEqual(["ab", true]);
  give("abcd", true);
  expect(sheet.rests).toBe(false);
  pass(50);
  expect(sheet.rests).toBe(true);
  give("abcd", false);
  pass(50);
  expect([sheet.complete, sheet.rests]).toEqual([1, false]);
});

test("lines are written one after another, by one timer", () => {
  const { open, pass } = page(10);
  const [first, second] = [open(), open()];
  first.give("one", false);
  second.give("two", false);
  pass(40);
  expect([first.sheet.text, second.sheet.text, second.sheet.begun]).toEqual(["one", "t", 1]);
  first.remove();
  pass(20);
  expect(second.sheet.complete).toBe(1);
});

test("finishing writes everything, and a stream goes on at its own pace", () => {
  const { open, pass, pump, isIdle } = page(10);
  const [whole, stream] = [open(), open()];
  whole.give("a whole passage", false);
  stream.give("half of", true);
  pump.finish();
  expect([whole.sheet.text, whole.sheet.complete]).toEqual(["a whole passage", 1]);
  expect([stream.sheet.text, stream.sheet.complete]).toEqual(["half o", 0]);
  stream.give("half of it", false);
  expect(stream.sheet.text).toBe("half o");
  pass(100);
  expect([stream.sheet.text, stream.sheet.complete, isIdle()]).toEqual(["half of it", 1, true]);
});

test("with a hidden page or reduced motion, everything is shown at once", () => {
  const { open, be, pass, isIdle } = page(10);
  const before = open();
  before.give("before", false);
  pass(10);
  be(true);
  const after = open();
  after.give("after", false);
  expect([before.sheet.text, after.sheet.text, isIdle()]).toEqual(["before", "after", true]);
  be(false);
  const later = open();
  later.give("later", false);
  expect(later.sheet.text).toBe("");
});

test("a changed text replaces the old one", () => {
  const { open, pass } = page(10);
  const { sheet, give } = open();
  give("the lamp went out", true);
  pass(75);
  expect(sheet.text).toBe("the la");
  give("A lamp", false);
  pass(75);
  expect([sheet.text, sheet.complete]).toEqual(["A lamp", 1]);
});

test("a line that leaves takes its timer with it", () => {
  const { open, isIdle } = page(10);
  const { give, remove } = open();
  give("never read", false);
  remove();
  expect(isIdle()).toBe(true);
});

const words: Stroke = { pieces: "words", hurries: false };
const sentences: Stroke = { pieces: "sentences", hurries: false, language: "hi" };

test("by words, each has its time before the next one comes", () => {
  const { open, pass } = page();
  const { sheet, give } = open(10, words);
  give("दीया जल रहा है।", false);
  pass(1);
  expect(sheet.text).toBe("दीया ");
  pass(48);
  expect(sheet.text).toBe("दीया ");
  pass(200);
  expect([sheet.strokes, sheet.complete]).toEqual([["दीया ", "जल ", "रहा ", "है।"], 1]);
});

test("by sentences, the last one waits while it may still grow", () => {
  const { open, pass } = page();
  const { sheet, give } = open(10, sentences);
  give("दीया जल रहा है। रानी", true);
  pass(100);
  expect(sheet.strokes).toEqual(["दीया जल रहा है। "]);
  give("दीया जल रहा है। रानी जाग गई।", false);
  pass(10);
  expect(sheet.strokes).toHaveLength(1);
  pass(100);
  expect(sheet.strokes).toEqual(["दीया जल रहा है। ", "रानी जाग गई।"]);
});

test("a sentence that arrives late comes at once: the one before it has had its time", () => {
  const { open, pass } = page();
  const { sheet, give } = open(10, sentences);
  give("दीया जल रहा है। रा", true);
  pass(5_000);
  give("दीया जल रहा है। रानी जाग गई।", false);
  pass(40);
  expect(sheet.complete).toBe(1);
});

test("a slow text does not hurry after what has arrived", () => {
  const { open, pass } = page();
  const { sheet, give } = open(75, { pieces: "letters", hurries: false });
  give("a".repeat(typingBacklog * 8), true);
  pass(3_000);
  expect(sheet.text).toHaveLength(40);
});
