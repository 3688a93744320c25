/** What of the browser's speech is used; tests pass their own. */
export interface Speech {
  /** Says a text; `ended` is called once, with whether the voice failed, unless the text was cut off. */
  say: (line: SpokenLine, ended: (failed: boolean) => void) => void;
  /** Stops at once. */
  hush: () => void;
}

export interface SpokenVoice {
  name: string;
  lang: string;
}

export interface SpokenLine {
  text: string;
  language: string;
  /** The name of a voice; empty for the first of the language. */
  voice: string;
  speed: number;
}

/** `hi_IN` on Android, `hi-IN` elsewhere. */
const speaks = (language: string) => (voice: SpokenVoice) =>
  voice.lang.toLowerCase().split(/[-_]/)[0] === language;

export function voicesFor<Voice extends SpokenVoice>(
  voices: readonly Voice[],
  language: string,
): Voice[] {
  return voices.filter(speaks(language));
}

export function hasSpeech(): boolean {
  return "speechSynthesis" in window && "SpeechSynthesisUtterance" in window;
}

/** Where the browser cannot speak it stays silent. */
export function browserSpeech(
  synthesis: SpeechSynthesis | undefined = window.speechSynthesis,
): Speech {
  /** What is said; kept, since Chrome forgets an utterance that nobody holds, and never ends it. */
  let said: SpeechSynthesisUtterance | null = null;
  return {
    say: ({ text, language, voice: wanted, speed }, ended) => {
      if (synthesis === undefined) return ended(true);
      const utterance = new SpeechSynthesisUtterance(text);
      const voices = voicesFor(synthesis.getVoices(), language);
      const voice = voices.find(({ name }) => name === wanted) ?? voices[0];
      if (voice) utterance.voice = voice;
      utterance.lang = voice?.lang ?? language;
      utterance.rate = speed;
      const end = (failed: boolean) => {
        // Browsers also report the end of what was cut off, at different times.
        if (said !== utterance) return;
        said = null;
        ended(failed);
      };
      utterance.addEventListener("end", () => end(false));
      utterance.addEventListener("error", () => end(true));
      said = utterance;
      synthesis.speak(utterance);
    },
    hush: () => {
      said = null;
      synthesis?.cancel();
    },
  };
}
