"use client";

import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { useServerInsertedHTML } from "next/navigation";
import { useState } from "react";
import type { ReactNode } from "react";

/** Sends the styles along with the server-rendered HTML, so that pages never flash unstyled. */
export function EmotionStyles({ children }: { children: ReactNode }) {
  const [{ cache, takeNew }] = useState(() => {
    const collecting = createCache({ key: "katha" });
    collecting.compat = true;
    const insert = collecting.insert.bind(collecting);
    let names: string[] = [];
    collecting.insert = (selector, serialized, sheet, shouldCache) => {
      if (!(serialized.name in collecting.inserted)) names.push(serialized.name);
      return insert(selector, serialized, sheet, shouldCache);
    };
    return {
      cache: collecting,
      takeNew: () => {
        const taken = names;
        names = [];
        return taken;
      },
    };
  });

  useServerInsertedHTML(() => {
    const names = takeNew();
    if (names.length === 0) return null;
    const styles = names.map((name) => cache.inserted[name]).join("");
    return (
      <style
        data-emotion={`${cache.key} ${names.join(" ")}`}
        dangerouslySetInnerHTML={{ __html: styles }}
      />
    );
  });

  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
