import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import * as contract from "../contract/index.ts";
import { readSignedInUser, readSignIns, readUser } from "./account.ts";
import {
  readAdminUser,
  readAuditLog,
  readReports,
  readReviewItems,
  readUserList,
  readWaiting,
} from "./admin.ts";
import {
  readAnswerDrafts,
  readCovers,
  readNumbers,
  readOffered,
  readCorrection,
  readCorrections,
  readSuggestions,
  readTrial,
  readUnanswered,
  readNewestVersion,
  readVersion,
  readVersions,
} from "./authoring.ts";
import { type Json, alternativesOf, sampleOf, schemaOf } from "../testing/sample.ts";
import type { Reader } from "./fields.ts";
import { readHealth } from "./health.ts";
import { readModelLists } from "./models.ts";
import { readTaskLists } from "./progress.ts";
import {
  readEnrolled,
  readRecoveryCodes,
  readSecondFactorChallenge,
  readSecondFactors,
  readTotpEnrolment,
} from "./second-factor.ts";
import { readReviewDetail, readTyped } from "./review.ts";
import {
  readActionResponse,
  readMemory,
  readSession,
  readSessionCheck,
  readSessions,
} from "./session.ts";
import { readStories, readStory, readStoryDetail, readStoryList } from "./story.ts";
import { readMarkedStories } from "./marked-stories.ts";
import { readOwnStories } from "./own-stories.ts";
import { readCategories, readTags } from "./taxonomy.ts";
import { readWaitlist, readWaitlistExport } from "./waitlist.ts";
import { readWalletEntries } from "./wallet.ts";

const taskLists = contract.taskList.extend({ summary: contract.progressSummary.nullable() });

const readers: Readonly<Record<string, [Reader<unknown>, z.ZodType]>> = {
  story: [readStory, contract.story],
  "story's page": [readStoryDetail, contract.storyDetail],
  "list of stories": [readStories, z.array(contract.story)],
  "page of stories": [readStoryList, contract.storyList],
  "own stories": [readOwnStories, z.array(contract.ownStory)],
  categories: [readCategories, z.array(contract.category)],
  tags: [readTags, z.array(contract.tag)],
  user: [readUser, contract.user],
  "signed-in user": [readSignedInUser, contract.signedInUser],
  "second factors": [readSecondFactors, contract.secondFactors],
  "challenge of a second factor": [readSecondFactorChallenge, contract.secondFactorChallenge],
  "start of an authenticator app": [readTotpEnrolment, contract.startTotp.answer],
  "new second factor": [readEnrolled, contract.enrolled],
  "recovery codes": [readRecoveryCodes, contract.newRecoveryCodes.answer],
  "sign-ins": [readSignIns, z.array(contract.signIn)],
  "marked stories": [readMarkedStories, contract.listBookmarks.answer],
  session: [readSession, contract.gameSession],
  sessions: [readSessions, contract.listSessions.answer],
  "session check": [readSessionCheck, contract.sessionCheck],
  "session's memory": [readMemory, contract.sessionMemory],
  "action response": [readActionResponse, contract.actionResponse],
  models: [readModelLists, contract.modelLists],
  tasks: [readTaskLists, taskLists],
  waitlist: [readWaitlist, contract.listWaitlist.answer],
  "waitlist as a file": [readWaitlistExport, contract.exportWaitlist.answer],
  wallet: [readWalletEntries, contract.walletEntries],
  "user for admins": [readAdminUser, contract.adminUser],
  "users for admins": [readUserList, contract.listUsers.answer],
  "administrators' work": [readWaiting, contract.adminWaiting.answer],
  "audit log": [readAuditLog, contract.listAudit.answer],
  reports: [readReports, z.array(contract.report)],
  reviews: [readReviewItems, z.array(contract.reviewItem)],
  "review's page": [readReviewDetail, contract.reviewDetail],
  "server's health": [readHealth, contract.health],
  "newest version": [readNewestVersion, contract.newestVersion.answer],
  versions: [readVersions, contract.listVersions.answer],
  "version's page": [readVersion, contract.storyVersionDetail],
  "story's numbers": [readNumbers, contract.storyNumbers],
  "unanswered lines": [readUnanswered, contract.unansweredLines],
  corrections: [readCorrections, contract.corrections],
  correction: [readCorrection, contract.correction],
  "kinds of suggestions": [readOffered, contract.suggestionsOffered.answer],
  "drafts of answers": [readAnswerDrafts, contract.draftAnswers.answer],
  suggestions: [readSuggestions, contract.suggest.answer],
  "painted covers": [readCovers, contract.paintCovers.answer],
  "report of those who type": [readTyped, contract.proveTyping.answer],
  "step of a test play": [readTrial, contract.tryScene.answer],
};

/** The paths of the schema that are missing. Optional fields may be missing. */
function missingIn(value: unknown, schema: Json, path: string): string[] {
  const alternatives = alternativesOf(schema).map((one) => missingIn(value, one, path));
  if (alternatives.length > 0)
    return alternatives.find((missing) => missing.length === 0) ?? alternatives[0] ?? [];
  switch (schema.type) {
    case "object": {
      if (typeof value !== "object" || value === null || Array.isArray(value)) return [path];
      const fields = value as Record<string, unknown>;
      const entries = schema.additionalProperties;
      const known = Object.entries(schema.properties ?? {});
      const others = Object.keys(fields).filter((name) => !(name in (schema.properties ?? {})));
      return [
        ...known.flatMap(([name, field]) =>
          name in fields || schema.required?.includes(name)
            ? missingIn(fields[name], field as Json, `${path}.${name}`)
            : [],
        ),
        ...others.flatMap((name) =>
          typeof entries === "object" ? missingIn(fields[name], entries, `${path}.${name}`) : [],
        ),
      ];
    }
    case "array":
      return Array.isArray(value)
        ? value.flatMap((item, at) => missingIn(item, schema.items as Json, `${path}[${at}]`))
        : [path];
    case "integer":
      return Number.isFinite(value) ? [] : [path];
    case undefined:
      return value === undefined ? [path] : [];
    default:
      return value === null
        ? schema.type === "null"
          ? []
          : [path]
        : typeof value === schema.type
          ? []
          : [path];
  }
}

type Path = readonly (string | number)[];

function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [path];
  return [
    path,
    ...Object.entries(value).flatMap(([name, inner]) => pathsIn(inner, [...path, name])),
  ];
}

const dropped = Symbol("dropped");

function withHole(value: unknown, [step, ...rest]: Path, hole: unknown): unknown {
  if (step === undefined) return hole === dropped ? undefined : hole;
  if (typeof value !== "object" || value === null) return value;
  const copy: Record<string | number, unknown> = Array.isArray(value)
    ? ([...value] as never)
    : { ...value };
  if (rest.length === 0 && hole === dropped) delete copy[step];
  else copy[step] = withHole(copy[step], rest, hole);
  return copy;
}

const holes = [dropped, null, 7, "text", true, [], {}, [null, 7], { stories: 7 }];

describe.each(Object.entries(readers))("reading a %s", (_name, [read, zodSchema]) => {
  const schema = schemaOf(zodSchema);
  const sample = sampleOf(schema);

  it("leaves complete values alone", () => {
    expect(missingIn(sample, schema, "")).toEqual([]);
    expect(read(sample)).toEqual(sample);
  });

  it("fills in each field that is dropped, null or of another type", () => {
    for (const path of pathsIn(sample)) {
      for (const hole of holes) {
        const missing = missingIn(read(withHole(sample, path, hole)), schema, "");
        expect([path.join("."), hole, missing]).toEqual([path.join("."), hole, []]);
      }
    }
  });

  it("is complete whatever was sent, with any number of holes", () => {
    const anyHole = fc.tuple(
      fc.constantFrom(...pathsIn(sample)),
      fc.oneof(fc.constantFrom(...holes), fc.jsonValue()),
    );
    fc.assert(
      fc.property(fc.array(anyHole, { maxLength: 12 }), (some) => {
        let broken = sample;
        for (const [path, hole] of some) broken = withHole(broken, path, hole);
        expect(missingIn(read(broken), schema, "")).toEqual([]);
      }),
    );
  });
});

it("drops no entry of a list, and never takes two stories without ids for one", () => {
  const pages = [1, 2].map((page) =>
    readStoryList({ page, stories: [null, {}, "x", { id: null }] }),
  );
  const stories = pages.flatMap((page) => page.stories);
  expect(stories).toHaveLength(8);
  expect(new Set(stories.map(({ id }) => id)).size).toBe(8);
});

it("finds a list that is wrapped in an object, marks beside a story's fields, and tellings in pieces", () => {
  const stories = [{ id: "a" }];
  for (const answer of [stories, { stories }]) expect(readStories(answer)).toHaveLength(1);
  expect(readStoryDetail({ id: "a", hasLiked: true }).user_state.hasLiked).toBe(true);
  expect(readActionResponse({ narrative: ["A lamp", "burns."] }).narrative).toBe("A lamp burns.");
});
