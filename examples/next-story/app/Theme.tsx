"use client";

import { applyTheme, ThemeSwitch } from "@katha/ui";
import type { ThemeChoice } from "@katha/ui";
import { useState } from "react";

/** Stores the theme in a cookie, so that the next page from the server already uses it. */
export function Theme({ chosen }: { chosen: ThemeChoice }) {
  const [theme, setTheme] = useState(chosen);
  const choose = (choice: ThemeChoice) => {
    setTheme(choice);
    applyTheme(choice);
    document.cookie = `theme=${choice}; path=/; max-age=31536000; samesite=lax`;
  };
  return <ThemeSwitch value={theme} onValueChange={choose} />;
}
