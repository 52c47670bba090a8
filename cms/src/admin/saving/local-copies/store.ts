import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** Instead of the id of a document that was never saved. */
export const NEW = 'create';

/** Unsaved text of a form, kept in the browser. */
export interface LocalCopy {
  /** Identifies the form in which it was typed. */
  formId: string;
  /** The admin account. */
  userId: number;
  /** The content type. */
  uid: string;
  /** `NEW` for a document that was never saved. */
  documentId: string;
  /** The document of which it is a duplicate that was never saved. */
  origin?: string | undefined;
  title: string;
  /** The edition with which the form was opened; 0 for a new document. */
  edition: number;
  /** Milliseconds since 1970, by the clock of this computer: only for display. */
  copiedAt: number;
  /** The values of the form. */
  values: Record<string, unknown>;
}

interface Schema extends DBSchema {
  copies: { key: string; value: LocalCopy; indexes: { document: [number, string, string] } };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function open(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('editors-desk', 1, {
    upgrade(database) {
      const copies = database.createObjectStore('copies', { keyPath: 'formId' });
      copies.createIndex('document', ['userId', 'uid', 'documentId']);
    },
    // Another tab needs a newer version of the database, or the browser has closed it.
    blocking: () => forget(),
    terminated: () => forget(),
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

function forget(): void {
  void opened?.then((database) => database.close());
  opened = undefined;
}

/** @throws when the browser stores nothing, such as when its disk is full */
export async function putCopy(copy: LocalCopy): Promise<void> {
  // Resolves when the text is on the disk: it survives a power cut.
  const transaction = (await open()).transaction('copies', 'readwrite', { durability: 'strict' });
  await Promise.all([transaction.store.put(copy), transaction.done]);
}

export async function deleteCopy(formId: string): Promise<void> {
  await (await open()).delete('copies', formId);
}

/** Newest first. */
export async function findCopies(userId: number, uid: string, documentId: string): Promise<LocalCopy[]> {
  const copies = await (await open()).getAllFromIndex('copies', 'document', [userId, uid, documentId]);
  return copies.toSorted((a, b) => b.copiedAt - a.copiedAt);
}

const DAY_MS = 86_400_000;
/** Text that nobody came back for. */
const KEPT_DAYS = 90;
/** Of one browser, all accounts together. */
const MOST_COPIES = 100;

/** The forms of copies that are too old or too many. */
export function findObsolete(copies: readonly LocalCopy[], now: number): string[] {
  return copies
    .toSorted((a, b) => b.copiedAt - a.copiedAt)
    .filter(({ copiedAt }, index) => index >= MOST_COPIES || copiedAt < now - KEPT_DAYS * DAY_MS)
    .map(({ formId }) => formId);
}

export async function deleteObsolete(): Promise<void> {
  const database = await open();
  for (const formId of findObsolete(await database.getAll('copies'), Date.now()))
    await database.delete('copies', formId);
}
