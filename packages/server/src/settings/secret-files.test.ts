import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { fileSettingOf, withSecrets } from "./secret-files.ts";
import { secretNames, variableNames } from "./variables.ts";

const folder = mkdtempSync(join(tmpdir(), "katha-secrets-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
function fileWith(content: string): string {
  const file = join(folder, String((files += 1)));
  writeFileSync(file, content);
  return file;
}

describe.each(secretNames)("%s", (name) => {
  const setting = fileSettingOf(name);

  test("may be in a file, with or without a line's end", () => {
    for (const end of ["", "\n", "\r\n"]) {
      const given = { [setting]: fileWith(` what only I know ${end}`) };
      const read = withSecrets(secretNames, given, (path) => path);
      expect(read[name]).toBe(" what only I know ");
      expect(read[setting]).toBe(given[setting]);
    }
  });

  test("is looked for in its file when the settings are read", () => {
    const missing = join(folder, "nowhere");
    expect(() => readConfig({ [setting]: missing })).toThrow(
      `${setting} names ${missing}, which cannot be read (ENOENT).`,
    );
  });

  test("is not taken from two places", () => {
    const given = { [setting]: fileWith("one"), [name]: "two" };
    expect(() => readConfig(given)).toThrow(`${name} and ${setting} are both set. Keep one`);
  });
});

test("what a file holds is the setting, and nobody is warned of it", () => {
  const secret = "0123456789abcdef0123456789abcdef";
  const url = "postgres://katha:s3cret@db.example.org/katha";
  const { config, warnings } = readConfig({
    KATHA_SECRET_FILE: fileWith(`${secret}\n`),
    DATABASE_URL_FILE: fileWith(`${url}\n`),
    KATHA_SMTP_URL_FILE: fileWith("smtps://mail.example.org\n"),
    KATHA_MEDIA_BUCKET: "https://key:word@s3.example.org/pictures",
  });
  expect(config).toMatchObject({ secret, databaseUrl: url });
  expect(config.fixedSettings).toEqual({ smtp_url: "smtps://mail.example.org" });
  expect(warnings).toEqual([]);
});

test("a key that the models file names may be in a file as well", () => {
  const { config, warnings } = readConfig({
    KATHA_MODELS: "models.example.jsonc",
    OPENAI_API_KEY_FILE: fileWith("sk-one\n"),
    OPENROUTER_API_KEY: "sk-two",
  });
  expect(config.models.providers["openai"]?.apiKey).toBe("sk-one");
  expect(config.models.providers["openrouter"]?.apiKey).toBe("sk-two");
  expect(warnings).toEqual([]);
});

test("a file that is empty, a folder or far too long is refused, and no error shows a secret", () => {
  const refuse = (file: string) => () => readConfig({ KATHA_SECRET_FILE: file });
  expect(refuse(fileWith("\n"))).toThrow("which is empty");
  expect(refuse(folder)).toThrow("cannot be read (EISDIR)");
  expect(refuse("/dev/zero")).toThrow("holds more than 64 kB");
  expect(refuse(fileWith("s3cret"))).toThrow("KATHA_SECRET must be 32 characters or more");
  expect(refuse(fileWith("s3cret"))).not.toThrow("s3cret");
});

test("a setting that is no secret is not read from a file", () => {
  expect(() => readConfig({ KATHA_DATA_DIR_FILE: fileWith("elsewhere") })).toThrow(
    "only secrets are read from files",
  );
});

test("a setting that sounds like a secret is one", () => {
  const sounds = /SECRET|PASSWORD|PASSPHRASE|TOKEN|CREDENTIAL|_KEY(?:$|_)/;
  const sounding = variableNames.filter((name) => sounds.test(name) && name !== "KATHA_PASSWORDS");
  expect(secretNames).toEqual(expect.arrayContaining(sounding));
});
