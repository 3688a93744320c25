import {
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

const urgency = ({ level }: Finding) => findingLevels.indexOf(level);

/** The most urgent first; otherwise as they were found. */
export const inOrder = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((one, other) => urgency(one) - urgency(other));

/** That of the most urgent. */
export const levelOf = (findings: readonly Finding[]): FindingLevel =>
  inOrder(findings)[0]?.level ?? "well";
