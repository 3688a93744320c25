/** What is told when the last line was told. */
export const repetitions = ["last", "all", "never"] as const;
