export * from "./session.ts";
export * from "./story.ts";
