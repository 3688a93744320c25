import { Component } from "react";
import type { RefObject } from "react";

interface KeptPlaceProps {
  /** What stands above the text; when it changes, the text stays where it is on the screen. */
  above: string;
  scroller: RefObject<HTMLElement | null>;
  /** What follows the text, and may alone be in sight. */
  onward: RefObject<HTMLElement | null>;
}

interface Place {
  /** What the reader has before their eyes. */
  seen: Element;
  top: number;
}

/** The entries, and the groups of them that are still plain text. */
const text = ":is([data-entry], [data-sheet]):not(:has([data-entry], [data-sheet]))";

/**
 * Keeps the reader's place in a text that grows at its beginning. A class, since only its snapshot sees the page right
 * before it changes; browsers do not keep the place at the very top, and some nowhere. What is measured is in sight,
 * since the groups out of sight may change their height at the same moment.
 */
export class KeptPlace extends Component<KeptPlaceProps> {
  override getSnapshotBeforeUpdate(before: KeptPlaceProps): Place | null {
    return before.above === this.props.above ? null : this.#place();
  }

  override componentDidUpdate(_props: KeptPlaceProps, _state: unknown, before: Place | null): void {
    const { current: view } = this.props.scroller;
    if (before === null || view === null || !before.seen.isConnected) return;
    const moved = before.seen.getBoundingClientRect().top - before.top;
    if (moved !== 0) view.scrollTo({ top: view.scrollTop + moved, behavior: "instant" });
  }

  override render(): null {
    return null;
  }

  #place(): Place | null {
    const [view, onward] = [this.props.scroller.current, this.props.onward.current];
    if (view === null || onward === null) return null;
    const sight = view.getBoundingClientRect();
    const parts = [...view.querySelectorAll(text)].map((part) => ({
      part,
      place: part.getBoundingClientRect(),
    }));
    const begun = parts.find(({ place }) => place.top >= sight.top && place.top < sight.bottom);
    const { part: seen } = begun ??
      parts.find(({ place }) => place.bottom > sight.top) ?? { part: onward };
    return { seen, top: seen.getBoundingClientRect().top };
  }
}
