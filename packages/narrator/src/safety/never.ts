/**
 * What no rating allows: sexual content beside somebody under age, in one sentence. Narrow on
 * purpose, since it stands above every rating; the policy in the prompt asks for more.
 */
const sexual =
  /\b(?:sexual(?:ly)?|erotic(?:ally)?|orgasms?|aroused|arousal|masturbat\w*|genitals?|penis|vagina|(?:had|have|having) sex|naked breasts?)\b|(?:यौन|संभोग|हस्तमैथुन)/iu;
const underAge =
  /\b(?:child|children|kids?|toddlers?|infants?|minors?|underage|schoolgirls?|schoolboys?|little (?:girl|boy)s?|(?:[1-9]|1[0-7])[- ]years?[- ]old|(?:five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)[- ]years?[- ]old)\b|(?:बच्च(?:ा|ी|े|ों)|नाबालिग)/iu;

export function neverAllowed(text: string): string | null {
  for (const sentence of text.normalize("NFC").split(/(?<=[.!?।॥۔\n])/u)) {
    const found = sexual.exec(sentence)?.[0];
    if (found !== undefined && underAge.test(sentence)) return found;
  }
  return null;
}
