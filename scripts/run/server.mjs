// How the server's process is started. docs/decisions/0006-memory.md says what each of these saves.

export const serverArguments = [
  "--liftoff-only",
  "--max-semi-space-size=4",
  "--conditions=@katha/source",
  "packages/server/src/main.ts",
];

export const serverEnvironment = { MALLOC_ARENA_MAX: "2" };
