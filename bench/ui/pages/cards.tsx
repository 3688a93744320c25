import type { ComponentType } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { AddressesProvider, StoryCard, type PictureSource } from "@katha/ui";
import { plainComponentOf } from "./plain-markup.ts";
import { sampleCards } from "./sample-cards.ts";
import "@katha/ui/katha.css";
import "@katha/ui/page.css";

export interface Mount {
  /** Milliseconds of React's work. */
  readonly script: number;
  /** Including the browser's layout after it. */
  readonly whole: number;
}

interface Mounted {
  readonly host: HTMLElement;
  readonly times: Mount;
  readonly end: () => void;
}

const onPlay = () => undefined;
/** In three formats, as our server keeps them. */
const addresses = {
  picture: (src: string | null, alt: string): PictureSource | null =>
    src === null ? null : { src, avif: `${src} 640w`, webp: `${src} 640w`, alt },
};
const cards = 1_000;
const ours: ComponentType[] = sampleCards.map((story) => () => (
  <StoryCard story={story} onPlay={onPlay} />
));

function mount(kinds: readonly ComponentType[]): Mounted {
  const host = document.body.appendChild(document.createElement("main"));
  const root = createRoot(host);
  const begun = performance.now();
  flushSync(() =>
    root.render(
      <AddressesProvider addresses={addresses}>
        {Array.from({ length: cards }, (_, at) => {
          const Card = kinds[at % kinds.length] as ComponentType;
          return <Card key={at} />;
        })}
      </AddressesProvider>,
    ),
  );
  const script = performance.now() - begun;
  void host.offsetHeight;
  const whole = performance.now() - begun;
  const end = () => {
    root.unmount();
    host.remove();
  };
  return { host, times: { script, whole }, end };
}

let plain: ComponentType[] = [];

const bench = {
  /** Copies the markup that the cards render; returns how the copy differs, if it does. */
  prepare(): string {
    const first = mount(ours);
    plain = [...first.host.children].slice(0, sampleCards.length).map(plainComponentOf);
    const wanted = first.host.innerHTML;
    first.end();
    const copy = mount(plain);
    const got = copy.host.innerHTML;
    copy.end();
    if (got === wanted) return "";
    let at = 0;
    while (wanted[at] === got[at]) at += 1;
    return `${wanted.slice(Math.max(0, at - 80), at + 80)}\n${got.slice(Math.max(0, at - 80), at + 80)}`;
  },
  mount(which: "ours" | "plain"): Mount {
    const { times, end } = mount(which === "ours" ? ours : plain);
    end();
    return times;
  },
};

export type CardsBench = typeof bench;
Object.assign(globalThis, { bench });
