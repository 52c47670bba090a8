import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const checker = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
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
    },
  }),
);

/** What html-validate finds wrong with a page, in words; nothing, when all is well. */
export async function htmlFindings(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'whole page'})`),
  );
}
