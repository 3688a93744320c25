import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { Decorator } from "@storybook/react-vite";
import { isTest } from "../testing/is-test.ts";

/**
 * One stylesheet, as in production. In development Emotion creates a `<style>` for each rule: with 4,000 of them, changing
 * the theme takes seven times as long, and adding a rule fifteen times.
 */
const open = () => createCache({ key: "css", speedy: true });

let cache = open();
let isFor = "";

/** A test run opens all stories in one page, and the browser reads a stylesheet anew when a rule is added to it. */
function forComponent(title: string) {
  if (isTest && title !== isFor) {
    cache.sheet.flush();
    cache = open();
    isFor = title;
  }
  return cache;
}

export const withStyles: Decorator = (Story, { title }) => (
  <CacheProvider value={forComponent(title)}>
    <Story />
  </CacheProvider>
);
