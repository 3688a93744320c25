/** What is told once all lines of an answer have been told. */
export const repetitions = ["last", "all", "never"] as const;
