import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate';
import type { NuChecker } from './nu-checker.ts';

const RULES: ConfigData['rules'] = {
  // React's HTML style, which is equivalent for browsers.
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'doctype-style': 'off',
  'void-style': 'off',
  // React's ids start with an underscore, which HTML allows.
  'valid-id': ['error', { relaxed: true }],
  // Values from the CMS (picture sizes, hues) can only reach a page without scripts through style attributes.
  'no-inline-style': 'off',
  // Text is the default type of an input.
  'no-implicit-input-type': 'off',
  // Lists have names if nothing else describes them.
  'aria-label-misuse': ['error', { allowAnyNamable: true }],
  // A combobox is not a <select>, because readers may type other values.
  'prefer-native-element': ['error', { exclude: ['listbox'] }],
  // Pages load only from their own origin, which the Content-Security-Policy enforces.
  'require-sri': ['error', { target: 'crossorigin' }],
  // Line breaks in numbers are a matter of style.
  'tel-non-breaking': 'off',
};

const checkerWith = (config: ConfigData) =>
  new HtmlValidate(new StaticConfigLoader({ root: true, rules: RULES, ...config }));

const RECOMMENDED = 'html-validate:recommended';
const OF_DOCUMENTS = 'html-validate:document';

/** For HTML in which headings may start at the second level. */
const fromH2 = (options: object = {}): ConfigData['rules'] => ({
  ...RULES,
  'heading-level': ['error', { minInitialRank: 'h2', ...options }],
});

const CHECKERS = {
  page: checkerWith({ extends: [RECOMMENDED, OF_DOCUMENTS] }),
  /**
   * A page after an interaction. A dialog's headings count as the page's, and the dialog may come before the first
   * heading.
   */
  state: checkerWith({ extends: [RECOMMENDED, OF_DOCUMENTS], rules: fromH2({ sectioningRoots: [] }) }),
  /** The style guide shows each component in all of its states, so names of fields and landmarks repeat. */
  samples: checkerWith({
    extends: [RECOMMENDED, OF_DOCUMENTS],
    rules: { ...RULES, 'form-dup-name': 'off', 'unique-landmark': 'off' },
  }),
  /** The body of an article, which is shown below its title. */
  text: checkerWith({ extends: [RECOMMENDED], rules: fromH2() }),
};

type Kind = keyof typeof CHECKERS;

/** Problems that html-validate finds; empty if there are none. */
export async function htmlFindings(html: string, kind: Kind = 'page'): Promise<string[]> {
  const { results } = await CHECKERS[kind].validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'whole page'})`),
  );
}

/** The same, plus the findings of the Nu checker if it is available. */
export async function markupFindings(
  html: string,
  kind: Kind,
  nuChecker: NuChecker | undefined,
): Promise<string[]> {
  const [ours, theirs] = await Promise.all([htmlFindings(html, kind), nuChecker?.findings(html) ?? []]);
  return [...ours, ...theirs];
}
