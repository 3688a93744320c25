// Made from the contract by `npm run readers`.

export interface WhoAsked {
  qualities: {
    id: string;
    name: string;
    kind: "text" | "one_of";
    /** To choose from; none where they write */
    values: string[];
    /** What it is unless they say otherwise */
    start: string;
  }[];
  /** To choose from for the bag */
  things: {
    id: string;
    name: string;
    about: string;
  }[];
  thingsMost: number;
}

export interface WhoForm {
  qualities?: Record<string, string> | undefined;
  things?: string[] | undefined;
}
