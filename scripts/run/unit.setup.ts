/** What a page comes to is waited for: of a second, the default, a busy machine leaves little. */
if (typeof document !== "undefined") {
  const { configure } = await import("@testing-library/react");
  configure({ asyncUtilTimeout: 60_000 });
}

export {};
