import * as v from 'valibot';

/** Who asked for the newsletter; kept after leaving, so that nobody writes to them by mistake. */
export const Subscriber = v.pipe(
  v.object({
    document_id: v.string(),
    email: v.string(),
    state: v.picklist(['pending', 'confirmed', 'unsubscribed']),
  }),
  v.transform(({ document_id: id, email, state }) => ({ id, email, state })),
);

export type Subscriber = v.InferOutput<typeof Subscriber>;

/** The columns that it is read from. */
export const COLUMNS = ['document_id', 'email', 'state'] as const;
