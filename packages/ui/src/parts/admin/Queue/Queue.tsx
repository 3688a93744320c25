import type { ReactNode } from "react";
import { list, queue, queueWidths } from "./styles.ts";
import { useNextFocusFrame } from "../../../primitives/useNextFocus.ts";
import type { ElementProps } from "../../../primitives/element.ts";
import type { QueueWidth } from "./styles.ts";

/**
 * Other props are passed to the element around the list, which gets the focus when the last item
 * has gone.
 */
export interface QueueProps<Item extends { id: string }> extends ElementProps<"div"> {
  /** The items, the longest-waiting first. */
  items: readonly Item[];
  /** As wide as the page, or a width that is comfortable to read. */
  width?: QueueWidth;
  /** Shown if there are no items. */
  empty: ReactNode;
  /** Renders an item. */
  children: (item: Item) => ReactNode;
}

/** A list of items to decide on. When one is removed, focus moves to the next. */
export function Queue<Item extends { id: string }>(props: QueueProps<Item>) {
  const { items, width = "full", empty, children, ...root } = props;
  const { frameProps } = useNextFocusFrame(root);
  return (
    <div css={queue} tabIndex={-1} {...root} {...frameProps}>
      {items.length === 0 ? (
        empty
      ) : (
        <ul css={[list, queueWidths[width]]}>
          {items.map((item) => (
            <li key={item.id} data-row>
              {children(item)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
