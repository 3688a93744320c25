import { cleanup, configure } from "@testing-library/react";
import { afterAll } from "vitest";

/** What a page comes to is waited for: of a second, the default, a busy machine leaves little. */
configure({ asyncUtilTimeout: 15_000 });

// Files share a page: what one leaves on it another would find.
afterAll(cleanup);
