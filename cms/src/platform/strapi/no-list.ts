import * as v from 'valibot';

/** Anything but a list, of which valibot would make an object. */
export const NoList = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value)),
);
