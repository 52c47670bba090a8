import * as v from 'valibot';
import type { BlockDefinition } from '../../block-definition';
import { nullIfInvalid, reader } from '../../parts/parsing';
import { lines } from '../../parts/text';

/** A name such as "c++" or "objective-c", not a sentence: it may become part of a class name. */
export const codeLanguage = nullIfInvalid(v.pipe(v.string(), v.regex(/^[\w+#.-]{1,40}$/)));

export const codeBlock: BlockDefinition<'code-block'> = {
  read: reader(v.object({ code: lines, language: codeLanguage }), (fields) => ({
    type: 'code-block',
    ...fields,
  })),
  toRest: ({ type, code }) => ({ type, code }),
  plainText: ({ code }) => code,
};
