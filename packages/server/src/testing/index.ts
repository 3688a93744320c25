export { testClock, type TestClock } from "../lib/clock.ts";
export { createEmptyTestDatabase, createTestDatabase, type TestDatabase } from "./test-database.ts";
