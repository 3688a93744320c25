export { testClock, type TestClock } from "../lib/clock.ts";
export {
  createEmptyTestDatabase,
  createTestDatabase,
  type TestDatabase,
} from "./database/test-database.ts";
export { signInAgain, signUp, testPassword, type Person } from "./people.ts";
export { createTestApp, type TestApp } from "./test-app.ts";
export { deliverEmails, tokenOf } from "./sent-emails.ts";
