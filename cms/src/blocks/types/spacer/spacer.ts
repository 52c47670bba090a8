import * as v from 'valibot';
import type { BlockDefinition } from '../../block-definition';
import { reader } from '../../parts/parsing';

/** CSS pixels. The maximum is what the admin's form allows. */
const DEFAULT_HEIGHT = 20;
const LARGEST_HEIGHT = 400;

const height = v.pipe(
  v.fallback(v.number(), DEFAULT_HEIGHT),
  v.transform((given) => Math.min(Math.max(Math.round(given), 1), LARGEST_HEIGHT)),
);

export const spacer: BlockDefinition<'spacer'> = {
  read: reader(v.object({ height }), (fields) => ({ type: 'spacer', ...fields })),
  toRest: ({ type, height }) => ({ type, height: `${height}px` }),
  plainText: () => '',
};
