import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { patientAddressOf, projectRoot, readConfig } from "./config.ts";
import { secretNames, variableNames, refuseUnknown, warnOfGone } from "./variables.ts";

describe("settings", () => {
  test("a replica needs the database that it is a replica of, and its address is a secret", () => {
    const url = "postgres://katha:hidden@10.0.0.6/katha";
    expect(() => readConfig({ KATHA_DATABASE_READ_URL: url })).toThrow(
      "KATHA_DATABASE_READ_URL names a replica, and Katha's own database has none. Set DATABASE_URL",
    );
    const { config } = readConfig({ DATABASE_URL: url, KATHA_DATABASE_READ_URL: url });
    expect(config.replica).toEqual({ url, mostBehindMs: 10_000 });
    expect(readConfig({}).config.replica).toBeUndefined();
    expect(() => readConfig({ KATHA_DATABASE_READ_URL: "mysql:hidden" })).not.toThrow("hidden");
  });

  test("notifications are listened for, or asked for over a pooler where nothing else is reached", () => {
    const url = "postgres://katha:hidden@10.0.0.6/katha";
    const polling = { DATABASE_URL: url, KATHA_DATABASE_NOTIFICATIONS: "poll" };
    const direct = "postgres://katha:hidden@10.0.0.7/katha";
    const patient = (environment: Record<string, string>) =>
      patientAddressOf(readConfig(environment).config);
    expect(patient({})).toBeUndefined();
    expect(patient({ DATABASE_URL: url })).toEqual({ url, polls: false });
    expect(patient(polling)).toEqual({ url, polls: true });
    expect(patient({ ...polling, KATHA_DATABASE_DIRECT_URL: direct })).toEqual({
      url: direct,
      polls: false,
    });
    expect(readConfig({ KATHA_DATABASE_NOTIFICATIONS: "poll" }).warnings).toEqual([
      "KATHA_DATABASE_NOTIFICATIONS does nothing without DATABASE_URL, the address of a pooler.",
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
      review: "auto",
      firstAdministrator: { email: undefined, password: undefined },
      secret: undefined,
      site: "http://localhost:4600",
      mail: { smtpUrl: undefined, from: "Katha <katha@localhost>" },
      googleClientId: undefined,
    });
    expect(warnings).toEqual([]);
  });

  test("emails are sent from the public address and link to it", () => {
    const { config } = readConfig({ KATHA_PUBLIC_URL: "https://katha.example.org" });
    expect(config.site).toBe("https://katha.example.org");
    expect(config.mail.from).toBe("Katha <katha@katha.example.org>");
    const chosen = readConfig({ KATHA_MAIL_FROM: "Kathakar <desk@example.org>" });
    expect(chosen.config.mail.from).toBe("Kathakar <desk@example.org>");
  });

  test.each([
    [{}, false],
    [{ HOST: "::1" }, false],
    [{ KATHA_PUBLIC_URL: "http://localhost:8080", KATHA_TRUSTED_PROXIES: "127.0.0.1" }, false],
    [{ HOST: "0.0.0.0" }, true],
    [{ KATHA_PUBLIC_URL: "https://katha.example.org" }, true],
    [{ KATHA_PUBLIC_URL: "http://127.0.0.1.example.org" }, true],
    [{ KATHA_TRUSTED_PROXIES: "127.0.0.1" }, true],
    [{ HOST: "0.0.0.0", KATHA_ADMIN_SECOND_FACTOR: "optional" }, false],
    [{ KATHA_ADMIN_SECOND_FACTOR: "required" }, true],
  ])("with %j administrators need a second factor: %s", (environment, isNeeded) => {
    expect(readConfig(environment).config.adminSecondFactor).toBe(isNeeded);
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
    expect(config.mail.from).toBe("Katha <katha@example.org>");
  });

  test("it listens at an IPv6 address with or without brackets, or at a Unix socket", () => {
    expect(readConfig({ HOST: "[::1]" }).config.host).toBe("::1");
    const { config, warnings } = readConfig({ KATHA_SOCKET: "/run/katha/katha.sock" });
    expect(config.socket).toEqual({ path: "/run/katha/katha.sock", mode: 0o660 });
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

  test("links elsewhere are those that are set", () => {
    expect(readConfig({}).config.siteLinks).toEqual({ social: [] });
    const { config } = readConfig({
      KATHA_GUIDE_URL: "https://docs.example.org/katha",
      KATHA_CHAT_URL: "https://chat.example.org/katha",
      KATHA_WAITLIST_URL: "https://forms.example.org/katha",
      KATHA_CONTACT: "mailto:katha@example.org",
      KATHA_SOCIAL:
        "Mastodon https://social.example/@katha , Moving Pictures  https://video.example/k",
    });
    expect(config.siteLinks).toEqual({
      guide: "https://docs.example.org/katha",
      chat: "https://chat.example.org/katha",
      waitlist: "https://forms.example.org/katha",
      contact: "mailto:katha@example.org",
      social: [
        { label: "Mastodon", href: "https://social.example/@katha" },
        { label: "Moving Pictures", href: "https://video.example/k" },
      ],
    });
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
    ["REVIEW", "never", 'REVIEW must be auto or human, not "never".'],
    ["KATHA_ADMIN_EMAIL", "me", 'KATHA_ADMIN_EMAIL must be an e-mail address, not "me".'],
    ["KATHA_MAIL_FROM", "katha", "KATHA_MAIL_FROM must be a sender like Katha <katha@example.org>"],
    ["KATHA_CHAT_URL", "chat.example.org", "KATHA_CHAT_URL must be an address like https://chat"],
    ["KATHA_GUIDE_URL", "http://docs.example.org", "KATHA_GUIDE_URL must be an address like https"],
    ["KATHA_WAITLIST_URL", "javascript:alert(1)", "KATHA_WAITLIST_URL must be an address like"],
    ["KATHA_CONTACT", "katha@example.org", "KATHA_CONTACT must be an address like mailto:katha@"],
    [
      "KATHA_SOCIAL",
      "https://social.example/@k",
      "KATHA_SOCIAL must be names with their addresses",
    ],
    [
      "KATHA_SOCIAL",
      "A https://a.example,, B x",
      "KATHA_SOCIAL must be names with their addresses",
    ],
    ["KATHA_PUBLIC_URL", "katha.org", "KATHA_PUBLIC_URL must be an address like https://"],
    ["KATHA_PUBLIC_URL", "https://example.org/?a", "https://example.org/katha"],
    ["KATHA_PUBLIC_URL", "https://me@example.org", "https://example.org/katha"],
    ["KATHA_PUBLIC_URL", "https://example.org/a/../b", "https://example.org/katha"],
    ["KATHA_SOCKET", "katha.sock", "KATHA_SOCKET must be a path like /run/katha/katha.sock"],
    ["KATHA_SOCKET_MODE", "rw", "KATHA_SOCKET_MODE must be a file mode like 660"],
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
    expect(() => readConfig({ PORT: "x", REVIEW: "y" })).toThrow(/PORT must.*REVIEW must/);
  });

  test.each([
    ["KATHA_DATADIR", "KATHA_DATADIR is not a setting of Katha. Did you mean KATHA_DATA_DIR?"],
    ["KATHA_ADMIN_MAIL", "Did you mean KATHA_ADMIN_EMAIL?"],
    ["KATHA_LOGLEVEL", "Did you mean KATHA_LOG_LEVEL?"],
    ["KATHA_TURBO_ENCABULATOR", "is not a setting of Katha; .env.example lists them all"],
    ["KATHA_REGISTRATON", "Did you mean KATHA_REGISTRATION?"],
  ])("%s is refused, since what it was meant for would be left as it is", (name, why) => {
    expect(() => readConfig({ [name]: "1" })).toThrow(why);
  });

  test("what Kubernetes says of a service named katha is no setting", () => {
    const told = { KATHA_PORT: "tcp://10.0.0.1:80", KATHA_SERVICE_HOST: "10.0.0.1" };
    expect(readConfig({ ...told, KATHA_PORT_80_TCP_PROTO: "tcp" }).warnings).toEqual([]);
  });

  test("one that is gone says so, and what to do now", () => {
    const gone = { KATHA_LISTEN: "Set HOST and PORT.", REVIEWERS: "Set REVIEW." };
    const given = { KATHA_LISTEN: "0.0.0.0:80", REVIEWERS: "all", PATH: "/bin", HOST: "::1" };
    expect(() => refuseUnknown(given, [], gone)).not.toThrow();
    expect(warnOfGone(given, gone)).toEqual([
      "KATHA_LISTEN is no longer a setting of Katha. Set HOST and PORT.",
      "REVIEWERS is no longer a setting of Katha. Set REVIEW.",
    ]);
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
    [{ KATHA_REGISTRATION: "friends" }, "must be open, invitation, closed, or domains"],
    [{ KATHA_TRUSTED_PROXY_HEADER: "Remote-User" }, "needs KATHA_TRUSTED_PROXIES"],
  ])("a way in that is not whole is refused: %j", (given, words) => {
    expect(() => readConfig(given)).toThrow(words);
    expect(() => readConfig(given)).not.toThrow("a secret of the school");
  });

  test.each([
    ["open", { rule: "open", domains: [] }],
    ["invitation", { rule: "invitation", domains: [] }],
    ["closed", { rule: "closed", domains: [] }],
    [
      "@School.example, club.example",
      { rule: "domains", domains: ["school.example", "club.example"] },
    ],
  ])("KATHA_REGISTRATION=%s", (written, registration) => {
    expect(readConfig({ KATHA_REGISTRATION: written }).config.registration).toEqual(registration);
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
