import * as v from 'valibot';

/** A file of the media library where it stands in a row. */
export const LibraryFile = v.object({ id: v.number(), mime: v.string(), hash: v.string() });
