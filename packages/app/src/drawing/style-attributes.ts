interface Lifted {
  readonly markup: string;
  readonly rules: string;
}

/** Nothing that could leave its rule or fetch anything. */
const harmless = /^[\w\s#%.,:;()+-]*$/;

/**
 * The pages' policy lets no style stand in an attribute, so those that were drawn become rules of the
 * page's own sheet. React sees no difference: what it changes later it sets by script, over the rule.
 */
export function liftStyleAttributes(drawn: string): Lifted {
  const names = new Map<string, string>();
  // In text a quotation mark is escaped, so this is only ever an attribute.
  const markup = drawn.replaceAll(/ style="([^"]*)"/g, (_, style: string) => {
    if (!harmless.test(style)) return "";
    const name = names.get(style) ?? `data-s${names.size}`;
    names.set(style, name);
    return ` ${name}`;
  });
  return { markup, rules: Array.from(names, ([style, name]) => `[${name}]{${style}}`).join("") };
}
