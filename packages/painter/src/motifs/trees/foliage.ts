export interface Cluster {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

export interface Foliage {
  readonly colour: string;
  readonly depth: number;
  /** Length of a leaf as a share of the cluster, and its breadth as a share of its length. */
  readonly long?: number;
  readonly broad?: number;
  readonly blossom?: string;
}
