/** The length of a lease, and how often it is renewed. */
export const leaseMs = 20_000;
export const renewEveryMs = 5_000;
/** A turn that takes longer than this is voided, however busy the narrator is. */
export const tellingMayTakeMs = 120_000;
/** How long a finished turn waits for a database that is away. */
export const settlingMayTakeMs = 300_000;
export const longestSilenceMs = 150_000;
/** How long a closing server waits for its turns. */
export const closingMayTakeMs = 5_000;
