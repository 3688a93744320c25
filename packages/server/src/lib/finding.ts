import {
  findingKeys,
  findingLevels,
  type FindingKey,
  type FindingLevel,
  type Health,
} from "@katha/api/contract";

export type Finding = Health["findings"][number];

/** One look at the server's health; what it finds is on the health page and at /health.json. */
export type Look = () => Promise<Finding[]>;

export const finding = (
  level: FindingLevel,
  key: FindingKey,
  values: Finding["values"] = {},
): Finding => ({ key, level, values });

const placeOf = ({ level, key }: Finding) =>
  findingLevels.indexOf(level) * findingKeys.length + findingKeys.indexOf(key);

/** The most urgent first; otherwise in the order of their keys. */
export const inOrder = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((one, other) => placeOf(one) - placeOf(other));

/** That of the most urgent. */
export const levelOf = (findings: readonly Finding[]): FindingLevel =>
  inOrder(findings)[0]?.level ?? "well";
