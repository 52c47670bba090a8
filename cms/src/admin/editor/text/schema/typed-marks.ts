import { markInputRule, type Extensions } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Italic } from '@tiptap/extension-italic';
import { Strike } from '@tiptap/extension-strike';

/** Words between signs become a mark, as in Markdown: `2 * 3 * 4` stays as it is. The last group has the words. */
const DOUBLE_STAR = /(?:^|\s)(\*\*([^*\s](?:[^*]*[^*\s])?)\*\*)$/;
const DOUBLE_UNDERSCORE = /(?:^|\s)(__([^_\s](?:[^_]*[^_\s])?)__)$/;
const STAR = /(?:^|\s)(\*([^*\s](?:[^*]*[^*\s])?)\*)$/;
const UNDERSCORE = /(?:^|\s)(_([^_\s](?:[^_]*[^_\s])?)_)$/;
const TILDES = /(?:^|\s)(~~([^~\s](?:[^~]*[^~\s])?)~~)$/;

/** Marks that can be typed. TipTap's own rules take `2 * 3 * 4` for italic. */
export const typedMarks: Extensions = [
  Bold.extend({
    addInputRules() {
      return [DOUBLE_STAR, DOUBLE_UNDERSCORE].map((find) => markInputRule({ find, type: this.type }));
    },
  }),
  Italic.extend({
    addInputRules() {
      return [STAR, UNDERSCORE].map((find) => markInputRule({ find, type: this.type }));
    },
  }),
  Strike.extend({
    addInputRules() {
      return [markInputRule({ find: TILDES, type: this.type })];
    },
  }),
];
