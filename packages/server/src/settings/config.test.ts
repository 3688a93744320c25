import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { siteSettingForms } from "@katha/api/contract";
import { describe, expect, test } from "vitest";
import { patientAddressOf, projectRoot, readConfig } from "./config.ts";
import { movedSettings } from "./gone.ts";
import {
  secretNames,
  settingsText,
  variableNames,
  refuseUnknown,
  warnOfGone,
} from "./variables.ts";

describe("settings", () => {
  test("a replica needs the database that it is a replica of, and its address is a secret", () => {
    const url = "postgres://katha:hidden@10.0.0.6/katha";
    expect(() => readConfig({ KATHA_DATABASE_READ_URL: url })).toThrow(
      "KATHA_DATABASE_READ_URL names a replica, and Katha's own database has none. Set DATABASE_URL",
    );
    const { config } = readConfig({ DATABASE_URL: url, KATHA_DATABASE_READ_URL: url });
    expect(config.replicaUrl).toBe(url);
    expect(readConfig({}).config.replicaUrl).toBeUndefined();
    expect(() => readConfig({ KATHA_DATABASE_READ_URL: "mysql:hidden" })).not.toThrow("hidden");
  });

  test("notifications are listened for, or asked for over a pooler where nothing else is reached", () => {
    const url = "postgres://katha:hidden@10.0.0.6/katha";
    const polling = { DATABASE_URL: url, KATHA_DATABASE_DIRECT_URL: "none" };
    const direct = "postgres://katha:hidden@10.0.0.7/katha";
    const patient = (environment: Record<string, string>) =>
      patientAddressOf(readConfig(environment).config);
    expect(patient({})).toBeUndefined();
    expect(patient({ DATABASE_URL: url })).toEqual({ url, polls: false });
    expect(patient(polling)).toEqual({ url, polls: true });
    expect(patient({ DATABASE_URL: url, KATHA_DATABASE_DIRECT_URL: direct })).toEqual({
      url: direct,
      polls: false,
    });
    expect(readConfig({ KATHA_DATABASE_DIRECT_URL: "none" }).warnings).toEqual([
      "KATHA_DATABASE_DIRECT_URL does nothing without DATABASE_URL, the address of a pooler.",
    ]);
  });

  test("defaults: this machine only, port 4600, the embedded database in .katha", () => {
    const { config, warnings } = readConfig({});
    expect(config).toMatchObject({
      port: 4600,
      host: "127.0.0.1",
      databaseUrl: undefined,
      databaseDirectUrl: undefined,
      dataDir: resolve(projectRoot, ".katha"),
      fixedSettings: {},
      usualSettings: { admin_second_factor: "optional", mail_from: "Katha <katha@localhost>" },
      firstAdministrator: { email: undefined, password: undefined },
      secret: undefined,
      site: "http://localhost:4600",
      googleClientId: undefined,
    });
    expect(warnings).toEqual([]);
  });

  test("emails are sent from the public address and link to it", () => {
    const { config } = readConfig({ KATHA_PUBLIC_URL: "https://katha.example.org" });
    expect(config.site).toBe("https://katha.example.org");
    expect(config.usualSettings.mail_from).toBe("Katha <katha@katha.example.org>");
    const chosen = readConfig({ KATHA_MAIL_FROM: "Kathakar <desk@example.org>" });
    expect(chosen.config.fixedSettings).toEqual({ mail_from: "Kathakar <desk@example.org>" });
  });

  test.each([
    [{}, false],
    [{ HOST: "::1" }, false],
    [{ KATHA_PUBLIC_URL: "http://localhost:8080", KATHA_TRUSTED_PROXIES: "127.0.0.1" }, false],
    [{ HOST: "0.0.0.0" }, true],
    [{ KATHA_PUBLIC_URL: "https://katha.example.org" }, true],
    [{ KATHA_PUBLIC_URL: "http://127.0.0.1.example.org" }, true],
    [{ KATHA_TRUSTED_PROXIES: "127.0.0.1" }, true],
  ])("with %j administrators usually need a second factor: %s", (environment, isNeeded) => {
    expect(readConfig(environment).config.usualSettings.admin_second_factor).toBe(
      isNeeded ? "required" : "optional",
    );
  });

  test.each([
    [{}, { place: undefined, isDaily: true }],
    [{ DATABASE_URL: "postgres://localhost/katha" }, { place: undefined, isDaily: false }],
    [{ KATHA_BACKUPS: "none" }, { place: undefined, isDaily: false }],
    [{ KATHA_BACKUPS: "/mnt/disk" }, { place: "/mnt/disk", isDaily: true }],
  ])("with %j backups are %j", (environment, expected) => {
    expect(readConfig(environment).config.backups).toMatchObject(expected);
  });

  test("trusted proxies are addresses and networks, and a comma too many does no harm", () => {
    const written = "127.0.0.1, 10.0.0.0/8,fd00::/8, loopback,";
    const { config, warnings } = readConfig({
      KATHA_PUBLIC_URL: "https://Katha.example.org/",
      KATHA_TRUSTED_PROXIES: written,
    });
    expect(config.trustedProxies).toEqual(["127.0.0.1", "10.0.0.0/8", "fd00::/8", "loopback"]);
    expect(config.site).toBe("https://katha.example.org");
    expect(warnings).toEqual([]);
  });

  test("the public address may have a path", () => {
    const { config } = readConfig({ KATHA_PUBLIC_URL: "https://Example.org/clubs/katha/" });
    expect(config.site).toBe("https://example.org/clubs/katha");
    expect(config.usualSettings.mail_from).toBe("Katha <katha@example.org>");
  });

  test("it listens at an IPv6 address with or without brackets, or at a Unix socket", () => {
    expect(readConfig({ HOST: "[::1]" }).config.host).toBe("::1");
    const { config, warnings } = readConfig({ KATHA_SOCKET: "/run/katha/katha.sock" });
    expect(config.socket).toBe("/run/katha/katha.sock");
    expect(warnings).toEqual([expect.stringContaining("KATHA_TRUSTED_PROXIES=loopback")]);
  });

  test("other origins are named as browsers name them", () => {
    const { config } = readConfig({
      KATHA_CORS_ORIGINS: "https://app.example.org, http://localhost:5173",
    });
    expect(config.allowedOrigins).toEqual(["https://app.example.org", "http://localhost:5173"]);
    for (const written of ["*", "app.example.org", "https://app.example.org/", "https://x.org:443"])
      expect(() => readConfig({ KATHA_CORS_ORIGINS: written })).toThrow("KATHA_CORS_ORIGINS");
  });

  test("a public address with TLS and no trusted proxy is warned of: its visitors would be one", () => {
    const { warnings } = readConfig({ KATHA_PUBLIC_URL: "https://katha.example.org" });
    expect(warnings).toEqual([expect.stringContaining("KATHA_TRUSTED_PROXIES")]);
    expect(readConfig({ KATHA_PUBLIC_URL: "https://localhost:8443" }).warnings).toEqual([]);
  });

  test("Google is offered once it has a client id", () => {
    const { config } = readConfig({ KATHA_GOOGLE_CLIENT_ID: "x.apps.googleusercontent.com" });
    expect(config.googleClientId).toBe("x.apps.googleusercontent.com");
  });

  test("an empty variable counts as unset", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: " " }).config).toMatchObject({
      port: 4600,
      databaseUrl: undefined,
      databaseDirectUrl: undefined,
    });
  });

  test.each([
    ["PORT", "abc", 'PORT must be a whole number from 0 to 65535, not "abc".'],
    ["PORT", "70000", 'PORT must be a whole number from 0 to 65535, not "70000".'],
    ["PORT", "-1", 'PORT must be a whole number from 0 to 65535, not "-1".'],
    ["KATHA_ADMIN_EMAIL", "me", 'KATHA_ADMIN_EMAIL must be an e-mail address, not "me".'],
    ["KATHA_MAIL_FROM", "katha", "KATHA_MAIL_FROM must be a sender like Katha <katha@example.org>"],
    ["KATHA_PUBLIC_URL", "katha.org", "KATHA_PUBLIC_URL must be an address like https://"],
    ["KATHA_PUBLIC_URL", "https://example.org/?a", "https://example.org/katha"],
    ["KATHA_PUBLIC_URL", "https://me@example.org", "https://example.org/katha"],
    ["KATHA_PUBLIC_URL", "https://example.org/a/../b", "https://example.org/katha"],
    ["KATHA_SOCKET", "katha.sock", "KATHA_SOCKET must be a path like /run/katha/katha.sock"],
    ["KATHA_TRUSTED_PROXIES", "10.0.0.0/8;10.1.0.1", "KATHA_TRUSTED_PROXIES must be addresses"],
    ["KATHA_TRUSTED_PROXIES", "10.0.0.1, proxy.example.org", "must be addresses or networks like"],
    ["KATHA_TRUSTED_PROXIES", "10.0.0.0/33", "must be addresses or networks like"],
    ["KATHA_TRUSTED_PROXIES", "fd00::/129", "must be addresses or networks like"],
    ["KATHA_TRUSTED_PROXIES", "1o.0.0.1", 'with commas between them, not "1o.0.0.1".'],
  ])("%s=%s is refused in one line", (name, value, message) => {
    expect(() => readConfig({ [name]: value })).toThrow(message);
  });

  test("an error never contains a secret", () => {
    const refuse = () =>
      readConfig({
        DATABASE_URL: "mysql://u:s3cret@h/d",
        KATHA_ADMIN_PASSWORD: "s3cret",
        KATHA_SECRET: "s3cret",
        KATHA_SMTP_URL: "http://u:s3cret@h",
      });
    expect(refuse).toThrow("DATABASE_URL must be an address like");
    expect(refuse).toThrow("KATHA_ADMIN_PASSWORD must be 8 to 200 characters");
    expect(refuse).toThrow("KATHA_SECRET must be 32 characters or more");
    expect(refuse).toThrow("KATHA_SMTP_URL must be an address like smtps://");
    expect(refuse).not.toThrow("s3cret");
  });

  test("several mistakes are reported together", () => {
    expect(() => readConfig({ PORT: "x", KATHA_MCP: "y" })).toThrow(/PORT must.*KATHA_MCP must/);
  });

  test.each([
    ["KATHA_DATADIR", "KATHA_DATADIR is not a setting of Katha. Did you mean KATHA_DATA_DIR?"],
    ["KATHA_ADMIN_MAIL", "Did you mean KATHA_ADMIN_EMAIL?"],
    ["KATHA_LOGLEVEL", "Did you mean KATHA_LOG_LEVEL?"],
    ["KATHA_TURBO_ENCABULATOR", "is not a setting of Katha; .env.example lists them all"],
    ["KATHA_SETTING", "Did you mean KATHA_SETTINGS?"],
  ])("%s is refused, since what it was meant for would be left as it is", (name, why) => {
    expect(() => readConfig({ [name]: "1" })).toThrow(why);
  });

  test("what Kubernetes says of a service named katha is no setting", () => {
    const told = { KATHA_PORT: "tcp://10.0.0.1:80", KATHA_SERVICE_HOST: "10.0.0.1" };
    expect(readConfig({ ...told, KATHA_PORT_80_TCP_PROTO: "tcp" }).warnings).toEqual([]);
  });

  test("one that is gone says so, and what to do now", () => {
    const gone = { KATHA_LISTEN: "Set HOST and PORT.", READERS: "Set KATHA_MCP." };
    const given = { KATHA_LISTEN: "0.0.0.0:80", READERS: "all", PATH: "/bin", HOST: "::1" };
    expect(() => refuseUnknown(given, [], gone)).not.toThrow();
    expect(warnOfGone(given, gone)).toEqual([
      "KATHA_LISTEN is no longer a setting of Katha. Set HOST and PORT.",
      "READERS is no longer a setting of Katha. Set KATHA_MCP.",
    ]);
  });

  test("one that has moved ends the start, and says where it is now", () => {
    expect(() => readConfig({ REVIEW: "human" })).toThrow(
      "REVIEW has moved: set it at /admin/settings, or as review in KATHA_SETTINGS",
    );
    expect(Object.values(movedSettings).filter((name) => !(name in siteSettingForms))).toEqual([]);
  });

  test("what administrators decide may be in a file, or in the setting itself", () => {
    const said = '{"registration": {"rule": "closed", "domains": []}, "quota_plays": 7}';
    const { fixedSettings } = readConfig({ KATHA_SETTINGS: said }).config;
    expect(fixedSettings).toEqual({
      registration: { rule: "closed", domains: [] },
      quota_plays: 7,
    });
  });

  test("a backup keeps what that file says, since it does not keep the file", () => {
    const { given } = readConfig({ KATHA_SETTINGS: "settings.example.jsonc" }).config;
    expect(settingsText(given, { withSecrets: false })).toBe("KATHA_SETTINGS='{}'\n");
  });

  test("the example of that file decides nothing, and what its comments show can be set", () => {
    const file = "settings.example.jsonc";
    expect(readConfig({ KATHA_SETTINGS: file }).config.fixedSettings).toEqual({});
    const text = readFileSync(resolve(projectRoot, file), "utf8").replaceAll(
      /^ {2}\/\/ (?="\w+":)/gm,
      "  ",
    );
    const shown = readConfig({ KATHA_SETTINGS: text.slice(text.indexOf("{")) }).config
      .fixedSettings;
    const ofMail = ["smtp_url", "mail_from"];
    expect([...Object.keys(shown), ...ofMail].toSorted()).toEqual(
      Object.keys(siteSettingForms).toSorted(),
    );
  });

  test.each([
    ["nowhere.jsonc", "there is no such file. Begin with a copy of settings.example.jsonc."],
    ['{"review": "never"}', "KATHA_SETTINGS: review: Invalid option"],
    ['{"reviews": "human"}', "reviews is not a setting of the site. Did you mean review?"],
    ['{"guide_url": "http://a.example"}', "guide_url: Write an address that begins with https://."],
    ['{"smtp_url": "smtp://user:hidden@a.example"}', "smtp_url is not a setting of the site"],
    ['{"review": human}', "KATHA_SETTINGS is not JSON with comments."],
  ])("KATHA_SETTINGS=%s ends the start", (written, why) => {
    expect(() => readConfig({ KATHA_SETTINGS: written })).toThrow(why);
    expect(() => readConfig({ KATHA_SETTINGS: written })).not.toThrow("hidden");
  });

  test("models are bound by a file, whose keys may be variables", () => {
    expect(readConfig({}).config.models).toEqual({ providers: {}, text: {}, image: {} });
    expect(() => readConfig({ KATHA_MODELS: "nowhere.jsonc" })).toThrow(
      "there is no such file. Begin with a copy of models.example.jsonc.",
    );
    expect(() => readConfig({ KATHA_MODELS: "packages" })).toThrow(
      /^KATHA_MODELS names .*packages, which cannot be read \(EISDIR\)\./,
    );
    const example = { KATHA_MODELS: "models.example.jsonc", OPENAI_API_KEY: "sk-one" };
    expect(() => readConfig(example)).toThrow("OPENROUTER_API_KEY, which is not set");
    const { config, warnings } = readConfig({ ...example, OPENROUTER_API_KEY: "sk-two" });
    expect(warnings).toEqual([]);
    expect(config.models.providers["openrouter"]?.apiKey).toBe("sk-two");
    expect(config.models.text["vyasa"]).toHaveLength(2);
  });

  const school = {
    KATHA_OIDC_PROVIDERS: "school",
    KATHA_OIDC_SCHOOL_ISSUER: "https://id.school.example",
    KATHA_OIDC_SCHOOL_CLIENT_ID: "katha",
    KATHA_OIDC_SCHOOL_CLIENT_SECRET: "a secret of the school",
  };

  test("providers of OpenID Connect are named, and each is set by its name", () => {
    const { config, warnings } = readConfig({ ...school, KATHA_OIDC_SCHOOL_NAME: "The school" });
    expect(config.openId).toMatchObject([
      {
        key: "school",
        name: "The school",
        issuer: "https://id.school.example",
        scopes: "openid email profile",
        roleClaim: undefined,
      },
    ]);
    expect(warnings).toEqual([]);
    expect(() => readConfig({ ...school, KATHA_OIDC_SCHOOL_NAM: "x" })).toThrow("is not a setting");
  });

  test.each([
    [{ ...school, KATHA_OIDC_SCHOOL_ISSUER: "" }, "KATHA_OIDC_SCHOOL_ISSUER must be an address"],
    [{ ...school, KATHA_OIDC_SCHOOL_ISSUER: "http://id.example" }, "must be an address like https"],
    [{ ...school, KATHA_OIDC_SCHOOL_ROLE_CLAIM: "groups" }, "belong together"],
    [{ ...school, KATHA_OIDC_SCHOOL_SCOPES: "email" }, "must be scopes like openid"],
    [{ KATHA_OIDC_PROVIDERS: "School!" }, "names of small letters"],
    [{ KATHA_PASSWORDS: "off" }, "leaves no way to sign in"],
    [{ KATHA_TRUSTED_PROXY_HEADER: "Remote-User" }, "needs KATHA_TRUSTED_PROXIES"],
  ])("a way in that is not whole is refused: %j", (given, words) => {
    expect(() => readConfig(given)).toThrow(words);
    expect(() => readConfig(given)).not.toThrow("a secret of the school");
  });

  test(".env.example names every variable and no other, and is itself valid", () => {
    const text = readFileSync(resolve(projectRoot, ".env.example"), "utf8");
    const example = Object.fromEntries(
      [...text.matchAll(/^(?:# )?([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
    );
    expect(new Set(Object.keys(example))).toEqual(new Set(variableNames));
    const { config, warnings } = readConfig(example);
    const plain = readConfig({});
    // What was written is kept as it was written, defaults included.
    expect({ ...config, given: {} }).toEqual({ ...plain.config, given: {} });
    expect(warnings).toEqual(plain.warnings);
    const [about = ""] = text.split("# ---");
    for (const name of secretNames) expect(about, "which may be files").toContain(name);
  });
});
