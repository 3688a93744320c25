export interface TreeNode<Node> {
  id: string;
  children?: readonly Node[] | undefined;
}

/** An item that is in sight, with its place in the tree. */
export interface VisibleRow<Node> {
  item: Node;
  /** 1 for the outermost. */
  level: number;
  /** Its place among its siblings, from 1, and how many they are. */
  place: number;
  siblings: number;
  parent: string | undefined;
}

/** The items in the order in which they are seen: the children of closed ones are not. */
export function visibleRows<Node extends TreeNode<Node>>(
  items: readonly Node[],
  open: ReadonlySet<string>,
  level = 1,
  parent?: string,
): VisibleRow<Node>[] {
  return items.flatMap((item, at) => [
    { item, level, place: at + 1, siblings: items.length, parent },
    ...(open.has(item.id) ? visibleRows(item.children ?? [], open, level + 1, item.id) : []),
  ]);
}
