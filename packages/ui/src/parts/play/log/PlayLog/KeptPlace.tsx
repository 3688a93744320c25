import { Component } from "react";
import type { RefObject } from "react";

interface KeptPlaceProps {
  /** What stands above the text; when it changes, the text stays where it is on the screen. */
  above: string;
  scroller: RefObject<HTMLElement | null>;
  /** An element below all that may be put above. */
  mark: RefObject<HTMLElement | null>;
}

/**
 * Keeps the reader's place in a text that grows at its beginning. A class, since only its snapshot sees the page right
 * before it changes; browsers do not keep the place at the very top, and some nowhere.
 */
export class KeptPlace extends Component<KeptPlaceProps> {
  override getSnapshotBeforeUpdate(before: KeptPlaceProps): number | null {
    return before.above === this.props.above ? null : this.#markTop();
  }

  override componentDidUpdate(
    _props: KeptPlaceProps,
    _state: unknown,
    before: number | null,
  ): void {
    const now = before === null ? null : this.#markTop();
    const { current: view } = this.props.scroller;
    if (before === null || now === null || view === null || now === before) return;
    view.scrollTo({ top: view.scrollTop + now - before, behavior: "instant" });
  }

  override render(): null {
    return null;
  }

  #markTop(): number | null {
    return this.props.mark.current?.getBoundingClientRect().top ?? null;
  }
}
