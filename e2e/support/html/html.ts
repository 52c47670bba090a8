import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate';
import type { NuChecker } from './nu-checker.ts';

const RULES: ConfigData['rules'] = {
  // How React spells HTML; browsers read it all the same.
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'doctype-style': 'off',
  'void-style': 'off',
  // React's ids begin with an underscore, which HTML allows.
  'valid-id': ['error', { relaxed: true }],
  // What comes from the CMS (measures of pictures, hues) has no other way into a page that runs without scripts.
  'no-inline-style': 'off',
  // An input is one of text where nothing else is said.
  'no-implicit-input-type': 'off',
  // Lists have names where nothing else says what they list.
  'aria-label-misuse': ['error', { allowAnyNamable: true }],
  // A combobox's suggestions are no <select>: one types what is not among them.
  'prefer-native-element': ['error', { exclude: ['listbox'] }],
  // What a page loads comes from its own origin; the Content-Security-Policy sees to that.
  'require-sri': ['error', { target: 'crossorigin' }],
  // Where a number's lines break is a matter of style.
  'tel-non-breaking': 'off',
};

const checkerWith = (config: ConfigData) =>
  new HtmlValidate(new StaticConfigLoader({ root: true, rules: RULES, ...config }));

const RECOMMENDED = 'html-validate:recommended';
const OF_DOCUMENTS = 'html-validate:document';

/** Where headings may begin with the second level. */
const fromH2 = (options: object = {}): ConfigData['rules'] => ({
  ...RULES,
  'heading-level': ['error', { minInitialRank: 'h2', ...options }],
});

const CHECKERS = {
  page: checkerWith({ extends: [RECOMMENDED, OF_DOCUMENTS] }),
  /** A page in which something has been done. A dialog's headings are the page's, and it may stand before the first of them. */
  state: checkerWith({ extends: [RECOMMENDED, OF_DOCUMENTS], rules: fromH2({ sectioningRoots: [] }) }),
  /** The style guide, which shows a piece once in each of its states: names of fields and landmarks stand there again and again. */
  samples: checkerWith({
    extends: [RECOMMENDED, OF_DOCUMENTS],
    rules: { ...RULES, 'form-dup-name': 'off', 'unique-landmark': 'off' },
  }),
  /** The text of an article, which is shown under its title. */
  text: checkerWith({ extends: [RECOMMENDED], rules: fromH2() }),
};

export type Kind = keyof typeof CHECKERS;

/** What html-validate finds wrong with HTML, in words; nothing, when all is well. */
export async function htmlFindings(html: string, kind: Kind = 'page'): Promise<string[]> {
  const { results } = await CHECKERS[kind].validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'whole page'})`),
  );
}

/** The same, and what the Nu checker finds where there is one. */
export async function markupFindings(
  html: string,
  kind: Kind,
  nuChecker: NuChecker | undefined,
): Promise<string[]> {
  const [ours, theirs] = await Promise.all([htmlFindings(html, kind), nuChecker?.findings(html) ?? []]);
  return [...ours, ...theirs];
}
