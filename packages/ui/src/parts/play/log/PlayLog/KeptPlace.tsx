import { Component } from "react";
import type { RefObject } from "react";

export interface KeptPlaceProps {
  /** What stands above the text; when it changes, the text stays where it is on the screen. */
  above: string;
  scroller: RefObject<HTMLElement | null>;
  /** What follows the text, and may alone be in sight. */
  onward: RefObject<HTMLElement | null>;
  /** Called before the text moves: how the reader scrolled cannot be seen any more afterwards. */
  noteScroll: () => void;
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
    if (before.above === this.props.above) return null;
    this.props.noteScroll();
    return this.#place();
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
    let first: Place | undefined;
    for (const seen of view.querySelectorAll(text)) {
      const { top, bottom } = seen.getBoundingClientRect();
      if (bottom <= sight.top) continue;
      if (top >= sight.top && top < sight.bottom) return { seen, top };
      first ??= { seen, top };
      if (top >= sight.bottom) break;
    }
    return first ?? { seen: onward, top: onward.getBoundingClientRect().top };
  }
}
