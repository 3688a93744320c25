/** An FNV-1a hash: the same id always gives the same number. */
export function seedOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at += 1) {
    hash ^= id.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

export interface Mood {
  readonly sky: string;
  readonly dusk: string;
  readonly wall: string;
  readonly gold: string;
  readonly bloom: string;
}

export const moods: readonly Mood[] = [
  { sky: "#171040", dusk: "#4a2a63", wall: "#1c1230", gold: "#f2a33a", bloom: "#3fc1b8" },
  { sky: "#06231f", dusk: "#1c5c48", wall: "#0a2a22", gold: "#e6c768", bloom: "#ff8a5c" },
  { sky: "#3a1440", dusk: "#b23a3f", wall: "#2f0f24", gold: "#ffd28a", bloom: "#f2a33a" },
  { sky: "#0b2a4a", dusk: "#1f6d8a", wall: "#0b2036", gold: "#ffe2a8", bloom: "#ff6b5e" },
  { sky: "#4a1f22", dusk: "#c87430", wall: "#3a1a1c", gold: "#fff0cf", bloom: "#2f8f83" },
  { sky: "#1a2236", dusk: "#41546f", wall: "#141c2e", gold: "#dfe6f0", bloom: "#f2a33a" },
];

export function moodOf(id: string): Mood {
  return moods[seedOf(id) % moods.length] as Mood;
}
