import { z } from "zod";

export const FORMAT = 1;

/** The first entry, by which a file is known for a backup, and the last, by which it is known to be whole. */
export const ABOUT = "katha-backup.json";
export const MANIFEST = "manifest.json";

/** An entry's name begins with its section. */
export const sections = ["tables", "pictures", "mails", "settings"] as const;
export type Section = (typeof sections)[number];

/** The schema may change in any migration, so rows go only into one made by the same migrations. */
const migration = z.object({ version: z.int(), name: z.string(), checksum: z.string() });

export const about = z.object({
  katha: z.literal("backup"),
  format: z.int(),
  made_at: z.iso.datetime(),
  app: z.string(),
  engine: z.enum(["pglite", "postgres"]),
  migrations: z.array(migration).min(1),
  /** Columns of each table, in the order of the values in its rows. */
  tables: z.record(z.string(), z.array(z.object({ name: z.string(), type: z.string() }))),
  with_secrets: z.boolean(),
  /** The pictures stay where they are, and a restore leaves those that it finds alone. */
  without_pictures: z.boolean().optional(),
  /** The program that last opened the database, where it is known. */
  program: z
    .object({ version: z.string(), revision: z.string().optional(), isImage: z.boolean() })
    .optional(),
});
export type About = z.infer<typeof about>;

const contents = z.object({
  entries: z.int(),
  bytes: z.int(),
  /** Over the name, the size and the bytes of each entry, in order. */
  sha256: z.string(),
});
export type Contents = z.infer<typeof contents>;

export const manifest = z.object({
  about_sha256: z.string(),
  sections: z.record(z.enum(sections), contents),
  rows: z.record(z.string(), z.int()),
  /** Pictures that the database names and the storage did not have. */
  missing_pictures: z.int(),
});
export type Manifest = z.infer<typeof manifest>;
