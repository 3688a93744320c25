/** System preferences that the toolbar overrides. */
interface Reader {
  lessMotion: boolean;
  moreContrast: boolean;
}

const always = "(min-width: 0px)";
const never = "(max-width: 0px)";

/** A page cannot change the system's preferences, so its media queries are answered here instead. */
let reader: Reader = { lessMotion: false, moreContrast: false };

function answered(query: string): string {
  let text = query;
  if (reader.lessMotion) {
    text = text
      .replace(/\(prefers-reduced-motion(?:: reduce)?\)/g, always)
      .replace(/\(prefers-reduced-motion: no-preference\)/g, never);
  }
  if (reader.moreContrast) {
    text = text
      .replace(/\(prefers-contrast(?:: more)?\)/g, always)
      .replace(/\(prefers-contrast: [a-z-]+\)/g, never);
  }
  return text;
}

const written = new WeakMap<CSSMediaRule, string>();

function answerRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const own = written.get(rule) ?? rule.media.mediaText;
      const text = answered(own);
      if (text !== rule.media.mediaText) {
        written.set(rule, own);
        rule.media.mediaText = text;
      }
    }
    if (rule instanceof CSSGroupingRule) answerRules(rule.cssRules);
  }
}

function answerSheets(): void {
  for (const sheet of document.styleSheets) {
    // Rules of stylesheets from other origins cannot be read.
    if (sheet.href === null || new URL(sheet.href).origin === location.origin)
      answerRules(sheet.cssRules);
  }
}

const systemsOwn = window.matchMedia.bind(window);
/** Emotion inserts a rule before the element that needs it, so new elements mean new rules. */
const newElements = new MutationObserver(answerSheets);

export function answerInstead(next: Reader): void {
  if (next.lessMotion === reader.lessMotion && next.moreContrast === reader.moreContrast) return;
  reader = { ...next };
  newElements.disconnect();
  window.matchMedia = systemsOwn;
  answerSheets();
  if (!reader.lessMotion && !reader.moreContrast) return;
  window.matchMedia = (query) => systemsOwn(answered(query));
  newElements.observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ["class"],
  });
}
