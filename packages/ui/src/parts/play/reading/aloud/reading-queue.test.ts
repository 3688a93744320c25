import { expect, onTestFinished, test, vi } from "vitest";
import { createReadingQueue } from "./reading-queue.ts";
import type { ReadingState, SpokenPart } from "./reading-queue.ts";
import { choiceParts } from "./spoken-choices.ts";
import { browserSpeech, voicesFor } from "./speech.ts";
import type { Speech } from "./speech.ts";

/** A voice that says a line until the test ends it. */
function fakeSpeech() {
  const said: string[] = [];
  let ended: ((failed: boolean) => void) | null = null;
  const speech: Speech = {
    say: ({ text }, tell) => {
      said.push(text);
      ended = tell;
    },
    hush: () => {
      ended = null;
    },
  };
  return {
    speech,
    said,
    isSilent: () => ended === null,
    end: (failed = false) => {
      const tell = ended;
      ended = null;
      tell?.(failed);
    },
  };
}

function aReader(language = "en") {
  const voice = fakeSpeech();
  const states: ReadingState[] = [];
  const marked: string[] = [];
  const queue = createReadingQueue({
    speech: voice.speech,
    language,
    voice: () => ({ voice: "", speed: 1 }),
    onChange: (state, spoken) => {
      states.push(state);
      if (spoken) marked.push(`${spoken.part} ${spoken.from}-${spoken.until}`);
    },
  });
  return { queue, ...voice, marked, state: () => states.at(-1) };
}

const whole = (id: string, text: string): SpokenPart => ({ id, text, arrives: false });
const first = whole("a", "The lamp burns. The queen wakes.");
const second = whole("b", "She counts.");

test("parts are read sentence by sentence, each marked, and then it waits", () => {
  const { queue, said, end, marked, state } = aReader();
  queue.give([first, second]);
  queue.readFrom("a");
  expect(said).toEqual(["The lamp burns."]);
  end();
  end();
  expect(said).toEqual(["The lamp burns.", "The queen wakes.", "She counts."]);
  expect(marked).toEqual(["a 0-16", "a 16-32", "b 0-11"]);
  end();
  expect(state()).toBe("waiting");
});

test("nothing is read before it is asked for", () => {
  const { queue, said } = aReader();
  queue.give([first]);
  queue.give([first, second]);
  expect(said).toEqual([]);
});

test("a part that comes while it waits is read on", () => {
  const { queue, said, end } = aReader();
  queue.give([second]);
  queue.readFrom("b");
  end();
  queue.give([second, whole("c", "Who is there?")]);
  expect(said.at(-1)).toBe("Who is there?");
});

test("of a part that still arrives, whole sentences are read as they come", () => {
  const { queue, said, end, state } = aReader();
  const grown = (text: string, arrives = true) => queue.give([{ id: "a", text, arrives }]);
  grown("The lamp bu");
  queue.readFrom("a");
  expect(said).toEqual([]);
  grown("The lamp burns. The qu");
  expect(said).toEqual(["The lamp burns."]);
  end();
  expect(state()).toBe("waiting");
  grown("The lamp burns. The queen wakes.", false);
  expect(said).toEqual(["The lamp burns.", "The queen wakes."]);
});

test("who types is not talked over, and hears the next part and nothing before it", () => {
  const { queue, said, isSilent } = aReader();
  queue.give([first, second]);
  queue.readFrom("a");
  queue.holdUntilNext();
  expect(isSilent()).toBe(true);
  queue.give([first, second]);
  expect(said).toHaveLength(1);
  queue.give([first, second, whole("c", "You hear it.")]);
  expect(said).toEqual(["The lamp burns.", "You hear it."]);
});

test("who typed and thinks better of it goes on where it stopped", () => {
  const { queue, said, end } = aReader();
  queue.give([first]);
  queue.readFrom("a");
  end();
  queue.holdUntilNext();
  queue.resume();
  expect(said.slice(1)).toEqual(["The queen wakes.", "The queen wakes."]);
});

test("paused, it stays silent also when a part comes, and resumes with the same sentence", () => {
  const { queue, said, isSilent } = aReader();
  queue.give([first]);
  queue.readFrom("a");
  queue.pause();
  queue.holdUntilNext();
  queue.give([first, second]);
  expect(isSilent()).toBe(true);
  queue.resume();
  expect(said).toEqual(["The lamp burns.", "The lamp burns."]);
});

test("steps go back and forth, also into the part before, and not past the end", () => {
  const { queue, said } = aReader();
  queue.give([first, second]);
  queue.readFrom("b");
  queue.step(-1);
  expect(said.at(-1)).toBe("The queen wakes.");
  queue.step(-1);
  queue.step(-1);
  expect(said.at(-1)).toBe("The lamp burns.");
  for (let press = 0; press < 6; press += 1) queue.step(1);
  queue.step(-1);
  expect(said.at(-1)).toBe("She counts.");
});

test("a part that is taken back is not read on, and nor is what was before it", () => {
  const { queue, said, isSilent, state } = aReader();
  queue.give([first, second]);
  queue.readFrom("b");
  queue.give([first]);
  expect([isSilent(), state()]).toEqual([true, "waiting"]);
  queue.give([first, whole("c", "Another night.")]);
  expect(said).toEqual(["She counts.", "Another night."]);
});

test("choices are read by their numbers after the last part, and not once one is taken", () => {
  const { queue, said, end, isSilent } = aReader();
  const withChoices = (parts: SpokenPart[], ...texts: string[]) =>
    queue.give([...parts, ...choiceParts(texts, parts.at(-1)?.id)]);
  withChoices([second], "Row across", "Wait. Listen.");
  queue.readFrom("b");
  end();
  end();
  end();
  expect(said).toEqual(["She counts.", "1: Row across", "2: Wait.", "Listen."]);
  queue.holdUntilNext();
  withChoices([second]);
  expect(isSilent()).toBe(true);
  withChoices([second, whole("c", "You row.")]);
  expect(said.at(-1)).toBe("You row.");
  withChoices([second, whole("c", "You row.")], "Land");
  end();
  expect(said.at(-1)).toBe("1: Land");
});

test("paused among choices, it goes on with the part that one of them brought", () => {
  const { queue, said, end } = aReader();
  queue.give([second, ...choiceParts(["Row across"], "b")]);
  queue.readFrom("b");
  end();
  queue.pause();
  queue.give([second]);
  queue.give([second, whole("c", "You row.")]);
  queue.resume();
  expect(said).toEqual(["She counts.", "1: Row across", "You row."]);
});

test("a voice that fails says so, and can be tried again", () => {
  const { queue, said, end, state } = aReader();
  queue.give([second]);
  queue.readFrom("b");
  end(true);
  expect(state()).toBe("failed");
  queue.resume();
  expect(said).toEqual(["She counts.", "She counts."]);
});

test("Hindi and Urdu are read by their own sentences", () => {
  const hindi = aReader("hi");
  hindi.queue.give([whole("a", "दीया जल रहा है। रानी जाग गई।")]);
  hindi.queue.readFrom("a");
  hindi.end();
  expect(hindi.said).toEqual(["दीया जल रहा है।", "रानी जाग गई।"]);
  const urdu = aReader("ur");
  urdu.queue.give([whole("a", "چراغ جل رہا ہے۔ کون ہے؟")]);
  urdu.queue.readFrom("a");
  urdu.end();
  expect(urdu.said).toEqual(["چراغ جل رہا ہے۔", "کون ہے؟"]);
});

test("voices are found by language, whatever stands between it and the country", () => {
  const voices = [
    { name: "Lekha", lang: "hi_IN" },
    { name: "Hina", lang: "hi-IN" },
    { name: "Hilda", lang: "hil-PH" },
    { name: "Any", lang: "en-GB" },
  ];
  expect(voicesFor(voices, "hi").map(({ name }) => name)).toEqual(["Lekha", "Hina"]);
});

/** As the browser's, with one voice. */
class FakeSynthesis {
  readonly spoken: SpeechSynthesisUtterance[] = [];
  cancelled = 0;
  getVoices = () => [
    { name: "Rishi", lang: "en-IN" },
    { name: "Lekha", lang: "hi-IN" },
  ];
  speak = (utterance: SpeechSynthesisUtterance) => this.spoken.push(utterance);
  cancel = () => {
    this.cancelled += 1;
  };
}

test("the browser speaks with the chosen voice and speed, and what was cut off does not end", () => {
  class Utterance extends EventTarget {
    voice: unknown = null;
    lang = "";
    rate = 1;
    readonly text: string;
    constructor(text: string) {
      super();
      this.text = text;
    }
  }
  vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
  onTestFinished(() => void vi.unstubAllGlobals());
  const synthesis = new FakeSynthesis();
  const speech = browserSpeech(synthesis as unknown as SpeechSynthesis);
  const ends: boolean[] = [];
  const say = (voice: string) =>
    speech.say({ text: "जागो।", language: "hi", voice, speed: 1.25 }, (failed) =>
      ends.push(failed),
    );
  say("gone from this device");
  const [cut] = synthesis.spoken;
  expect(cut).toMatchObject({ lang: "hi-IN", rate: 1.25, voice: { name: "Lekha" } });
  speech.hush();
  cut?.dispatchEvent(new Event("error"));
  expect([synthesis.cancelled, ends]).toEqual([1, []]);
  say("Lekha");
  synthesis.spoken[1]?.dispatchEvent(new Event("end"));
  expect(ends).toEqual([false]);
});
