export interface Cluster {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

export interface Foliage {
  readonly colour: string;
  readonly depth: number;
  /** The length of a leaf as a fraction of the cluster, and its breadth as a fraction of its length. */
  readonly long?: number;
  readonly broad?: number;
  readonly blossom?: string;
}
