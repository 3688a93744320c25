const seconds = 10;
const rate = 8_000;

/** Silence: browsers give the media keys only to a page that plays a sound, and voices do not count. */
function silence(): Blob {
  const samples = seconds * rate;
  const head = new DataView(new ArrayBuffer(44));
  const write = (at: number, text: string) =>
    new Uint8Array(head.buffer).set(new TextEncoder().encode(text), at);
  write(0, "RIFF");
  head.setUint32(4, 36 + samples, true);
  write(8, "WAVEfmt ");
  head.setUint32(16, 16, true);
  head.setUint16(20, 1, true);
  head.setUint16(22, 1, true);
  head.setUint32(24, rate, true);
  head.setUint32(28, rate, true);
  head.setUint16(32, 1, true);
  head.setUint16(34, 8, true);
  write(36, "data");
  head.setUint32(40, samples, true);
  return new Blob([head, new Uint8Array(samples).fill(128)], { type: "audio/wav" });
}

export interface MediaActs {
  play: () => void;
  pause: () => void;
  stop: () => void;
  previoustrack: () => void;
  nexttrack: () => void;
}

export interface MediaKeys {
  show: (isSpeaking: boolean) => void;
  release: () => void;
}

/** Takes the keyboard's, the headphones' and the lock screen's media keys. */
export function takeMediaKeys(title: string, acts: MediaActs): MediaKeys {
  const { mediaSession: session } = navigator;
  if (session === undefined) return { show: () => {}, release: () => {} };
  const address = URL.createObjectURL(silence());
  const sound = new Audio(address);
  sound.loop = true;
  session.metadata = new MediaMetadata({ title, artist: "Katha" });
  const names = Object.keys(acts) as (keyof MediaActs)[];
  for (const name of names) session.setActionHandler(name, acts[name]);
  return {
    show: (isSpeaking) => {
      session.playbackState = isSpeaking ? "playing" : "paused";
      // Refused where the page may not play yet: then only the media keys do nothing.
      if (isSpeaking) sound.play().catch(() => {});
      else sound.pause();
    },
    release: () => {
      sound.pause();
      sound.removeAttribute("src");
      URL.revokeObjectURL(address);
      for (const name of names) session.setActionHandler(name, null);
      session.metadata = null;
      session.playbackState = "none";
    },
  };
}
