import { configure } from "@testing-library/react";

/** What a page comes to is waited for: of a second, the default, a busy machine leaves little. */
configure({ asyncUtilTimeout: 60_000 });
