import { english as birbal } from "./birbal/en.ts";
import { hindi as birbalHindi } from "./birbal/hi.ts";
import { english as chanakya } from "./chanakya/en.ts";
import { hindi as chanakyaHindi } from "./chanakya/hi.ts";
import { english as meera } from "./meera/en.ts";
import { hindi as meeraHindi } from "./meera/hi.ts";
import { english as tenali } from "./tenali/en.ts";
import { hindi as tenaliHindi } from "./tenali/hi.ts";
import { english as vyasa } from "./vyasa/en.ts";
import { hindi as vyasaHindi } from "./vyasa/hi.ts";
import type { Voice } from "./voice.ts";

export const voiceLanguages = ["en", "hi"] as const;
/** A language with voices; in all others the narrator repeats only the author's words. */
export type VoiceLanguage = (typeof voiceLanguages)[number];

export const voiceNames = ["tenali", "birbal", "meera", "chanakya", "vyasa"] as const;
export type VoiceName = (typeof voiceNames)[number];

const voices: Readonly<Record<VoiceName, Readonly<Record<VoiceLanguage, Voice>>>> = {
  tenali: { en: tenali, hi: tenaliHindi },
  birbal: { en: birbal, hi: birbalHindi },
  meera: { en: meera, hi: meeraHindi },
  chanakya: { en: chanakya, hi: chanakyaHindi },
  vyasa: { en: vyasa, hi: vyasaHindi },
};

/** Models that have no voice of their own tell like the first. */
export function voiceNamed(key: string): VoiceName {
  return voiceNames.find((name) => name === key) ?? "tenali";
}

export function voiceOf(name: VoiceName, voiceLanguage: VoiceLanguage): Voice {
  return voices[name][voiceLanguage];
}
