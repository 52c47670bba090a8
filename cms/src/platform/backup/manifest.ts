import * as v from 'valibot';

/** Of the manifest and the keys of a store. Later formats stay readable, or are refused by their number. */
const FORMAT = 1;

const Sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

const Manifest = v.object({
  format: v.literal(FORMAT),
  /** A moment in UTC, which is also the name: `2026-11-30T18-46-23-105Z`. */
  id: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/)),
  database: v.object({
    dialect: v.picklist(['sqlite', 'postgres']),
    /** Of the compressed file, `database.gz`. */
    sha256: Sha256,
    bytes: Count,
    /** Rows of each table, counted in the copy. */
    rows: v.record(v.string(), Count),
  }),
  /** Our migrations that have run in it (`cms/database/migrations`). */
  migrations: v.array(v.string()),
  /** Of the encrypted settings, `settings.json`; null: they were left out. */
  settings: v.nullable(v.object({ sha256: Sha256 })),
  uploads: v.object({
    /** Of the list of files, which backups with the same files share. */
    list: Sha256,
    files: Count,
    bytes: Count,
  }),
});
export type Manifest = v.InferOutput<typeof Manifest>;

const UploadedFile = v.object({
  /** Below the folder of uploads, with `/`. */
  path: v.pipe(v.string(), v.regex(/^(?!\/)(?!(?:.*\/)?\.\.(?:\/|$))[^\0\\]+$/)),
  bytes: Count,
  /** Milliseconds since 1970: a file with this path, size and moment is not read again. */
  changedAt: v.number(),
  sha256: Sha256,
});
export type UploadedFile = v.InferOutput<typeof UploadedFile>;

/** A backup is complete once its manifest is stored, which is last. */
export const KEYS = {
  manifests: 'backups/',
  manifest: (id: string) => `backups/${id}/manifest.json`,
  database: (id: string) => `backups/${id}/database.gz`,
  settings: (id: string) => `backups/${id}/settings.json`,
  /** By content, so that what several backups have is stored once. */
  files: 'files/',
  file: (sha256: string) => `files/${sha256.slice(0, 2)}/${sha256}`,
  list: (sha256: string) => `lists/${sha256}.json`,
  lists: 'lists/',
} as const;

export const toId = (moment: Date): string => moment.toISOString().replaceAll(/[:.]/g, '-');

/** The moment of a backup, in milliseconds since 1970. */
export const toMoment = (id: string): number =>
  Date.parse(id.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/, 'T$1:$2:$3.$4Z'));

/** @throws an error that says what is wrong with it */
export function parseManifest(text: string): Manifest {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Manifest), text);
  if (parsed.success) return parsed.output;
  throw new Error(
    `its manifest is damaged, or of another version of this program (${describe(parsed.issues)})`,
  );
}

/** @throws an error that says what is wrong with it */
export function parseList(text: string): UploadedFile[] {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), v.array(UploadedFile)), text);
  if (parsed.success) return parsed.output;
  throw new Error(`its list of uploads is damaged (${describe(parsed.issues)})`);
}

const describe = (issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string =>
  `${v.getDotPath(issues[0]) ?? 'the whole'}: ${issues[0].message}`;
