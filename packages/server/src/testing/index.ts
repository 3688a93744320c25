export { testClock, type TestClock } from "../lib/clock.ts";
export { createTestDatabase } from "./test-database.ts";
