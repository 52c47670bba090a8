import * as v from 'valibot';

/** The context of a write that the document service passes to a middleware, as far as our rules need it. */
export interface DocumentWrite {
  action: string;
  params: { documentId?: string; status?: string; data?: Record<string, unknown> };
}

const Written = v.object({ documentId: v.string() });

/** The id of the document that a write returned: a new one gets it only when it is written. */
export const getWrittenId = (result: unknown): string | undefined =>
  v.is(Written, result) ? result.documentId : undefined;
