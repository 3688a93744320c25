/** How long a turn is its writer's without a sign of life, and how often one is given. */
export const leaseMs = 20_000;
export const renewEveryMs = 5_000;
/** However busy the narrator: a turn that is not told by then never will be. */
export const tellingMayTakeMs = 120_000;
export const longestSilenceMs = 150_000;
/** What a closing server gives its turns. */
export const closingMayTakeMs = 5_000;
