// Made from the contract by `npm run readers`.

export interface AccountStorage {
  stories: {
    /** Bytes, as they are stored */
    used: number;
    limit: number;
  };
  versions: {
    /** Bytes, as they are stored */
    used: number;
    limit: number;
  };
  plays: {
    /** Bytes, as they are stored */
    used: number;
    limit: number;
  };
  pictures: {
    /** Bytes, as they are stored */
    used: number;
    limit: number;
  };
  unusedPictures: {
    count: number;
    bytes: number;
  };
  largestPlays: {
    sessionId: string;
    storyId: string;
    storyTitle: string;
    isBranch: boolean;
    bytes: number;
    updatedAt: string;
  }[];
}
