import * as v from 'valibot';
import { getPublicationReports } from '../domain/articles/writing/publication-report';

interface Context {
  path: string;
  body: unknown;
}

const Body = v.looseObject({});
const Rows = v.array(v.object({ documentId: v.string() }));

/**
 * Adds `notForReaders` to the admin's responses to writes that published: what readers do not get of each article. An
 * action on several articles fails if one of them does. Then it is in the details of the error.
 */
export default () => async (ctx: Context, next: () => Promise<unknown>) => {
  try {
    await next();
  } catch (error) {
    addToDetails(ctx, error);
    throw error;
  }
  const reports = ctx.path.startsWith('/content-manager/') ? getPublicationReports(ctx) : [];
  if (reports.length > 0 && v.is(Body, ctx.body)) ctx.body = { ...ctx.body, notForReaders: reports };
};

/** An error without rows is about a single article, which was not published. */
function addToDetails(ctx: Context, error: unknown): void {
  const details = v.is(v.object({ details: Body }), error) ? error.details : undefined;
  if (!details || !v.is(Rows, details.rows)) return;
  const reports = getPublicationReports(ctx, new Set(details.rows.map(({ documentId }) => documentId)));
  if (reports.length > 0) details.notForReaders = reports;
}
