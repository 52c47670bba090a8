import { errors } from '@strapi/utils';

/** A version that an editor has not seen. */
export interface NewerVersion {
  edition: number;
  kind: string;
  title: string;
  /** The account; null: a program. */
  actorId: number | null;
  actorName: string;
  /** Milliseconds since 1970. */
  madeAt: number;
}

interface Details {
  documentId: string;
  seen: number;
  newer: NewerVersion;
  /** No field is wrong. */
  errors: [];
}

/** A write that would undo somebody else's. The admin compares the two for the editor (`middlewares/edition-conflict`). */
export class EditionConflictError extends errors.ValidationError<string, Details> {
  /** @param seen the edition that the editor had */
  constructor(documentId: string, seen: number, newer: NewerVersion) {
    const message = `${newer.actorName} has changed “${newer.title}” since you opened it. Nothing was changed, and your text is still here.`;
    super(message, { documentId, seen, newer, errors: [] });
  }
}
