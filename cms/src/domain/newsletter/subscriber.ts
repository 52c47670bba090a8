import * as v from 'valibot';

/** A newsletter subscriber. The row stays after unsubscribing, so that nobody mails them by mistake. */
export const Subscriber = v.pipe(
  v.object({
    document_id: v.string(),
    email: v.string(),
    state: v.picklist(['pending', 'confirmed', 'unsubscribed']),
  }),
  v.transform(({ document_id: id, email, state }) => ({ id, email, state })),
);

export type Subscriber = v.InferOutput<typeof Subscriber>;

/** The columns it is parsed from. */
export const COLUMNS = ['document_id', 'email', 'state'] as const;
