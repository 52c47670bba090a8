import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

const COMMENT = 'api::comment.comment';
const Ids = v.array(v.object({ id: v.number() }));

/**
 * A comment takes its replies along when it is deleted, in the admin too. The database would let go of them, and what was
 * said to somebody, or hidden with a comment that was hidden, would stand by itself for all to see.
 */
export function keepThreadsWhole(strapi: Core.Strapi): void {
  const withReplies = async ({ params }: { params: { where?: unknown } }): Promise<void> => {
    const comments = strapi.db.query(COMMENT);
    const going: unknown = await comments.findMany({ where: params.where ?? {}, select: ['id'] });
    const ids = v.parse(Ids, going).map(({ id }) => id);
    if (ids.length > 0) await comments.deleteMany({ where: { parent: { id: { $in: ids } } } });
  };
  strapi.db.lifecycles.subscribe({
    models: [COMMENT],
    beforeDelete: withReplies,
    beforeDeleteMany: withReplies,
  });
}
