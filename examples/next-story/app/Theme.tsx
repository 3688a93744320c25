"use client";

import { applyTheme, ThemeSwitch } from "@katha/ui";
import type { ThemeChoice } from "@katha/ui";
import { useState } from "react";

/** In a cookie, so that the server's next page already has it. */
export function Theme({ chosen }: { chosen: ThemeChoice }) {
  const [theme, setTheme] = useState(chosen);
  const choose = (choice: ThemeChoice) => {
    setTheme(choice);
    applyTheme(choice);
    document.cookie = `theme=${choice}; path=/; max-age=31536000; samesite=lax`;
  };
  return <ThemeSwitch value={theme} onValueChange={choose} />;
}
