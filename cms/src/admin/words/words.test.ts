import { getBrandWords } from '../brand/brand-words';
import { translated, untranslated } from './strapi-texts.testing';
import { WORDS } from './words';

const ours: Readonly<Record<string, string>> = { ...WORDS, ...getBrandWords('Calm Days') };
/** An id of this project, and one whose text Strapi has in its code. */
const OWN = new Set(['app.session.ended.unsaved', 'content-manager.plugin.name']);
/** The names of the values in a message; `{is}` in `one {is}` is text. */
const placeholders = (text: string): string[] =>
  [...text.matchAll(/(?<!(?:=\d+|one|other|true) )\{(\w+)\s*[,}]/g)].map(([, name = '']) => name);

test.each(Object.entries(ours).filter(([id]) => !OWN.has(id)))(
  'Strapi knows %s, with the same placeholders',
  (id, words) => {
    const text = translated.get(id) ?? untranslated.get(id);
    expect(text).toEqual(expect.any(String));
    const known = placeholders(String(text));
    expect(placeholders(words).filter((name) => !known.includes(name))).toEqual([]);
  },
);

/** Words of Strapi, which editors do not know. */
const JARGON =
  /\b(?:collection|single|content)[- ]?types?\b|\bentr(?:y|ies)\b|\bcomponents?\b|\bdynamic[- ]?zones?\b|\brelations?\b|\bassets?\b|\bstrapi\b/i;

/** What is not shown in this product, and why. */
const NOT_SHOWN: readonly [RegExp, string][] = [
  [/^content-type-builder\.|^global\.plugins\.content-type-builder|^Content Type Builder$/, 'for developers'],
  [/^notification\.contentType\.|^components\.AutoReloadBlocker\./, 'of the same screens'],
  [/^i18n\.plugin\.schema\.|^plugin\.schema\.i18n\./, 'of the same screens'],
  [/^pages\.PurchaseRelease\.|^settings\.review-workflows\./i, 'paid'],
  [/^content-releases\.|^review-workflows\.|^content-manager\.history\./, 'paid'],
  [/^Settings\.permissions\.auditLogs\.|^Auth\.form\.button\.login\.strapi$|^notification\.ee\./, 'paid'],
  [/^upload\.(?:ai|settings\.form\.aiMetadata|list\.bulk-actions\.create-metadata)\./, 'paid'],
  [/^app\.components\.(?:BlockLink|FreeTrial\w+|NpsSurvey)\.|^notification\.version\./, 'an advert'],
  [/^tours\.|^app\.components\.GuidedTour\.|^app\.components\.HomePage\./, 'the tour of developers'],
  [/^HomePage\.|^widget\.|^content-manager\.widget\.|^\$\{PLUGIN_ID\}\.widget\./, 'the desk replaces it'],
  [/^content-manager\.preview\./, 'the site has its own preview'],
  [/^global\.plugins\.sentry/, 'not installed'],
  [/^singleTypes$/, 'a key, whose text has another id'],
];
/** What says “Strapi” because it is about Strapi. */
const ABOUT_STRAPI = /^Settings\.application\.strapi-?[vV]ersion$/;

/** A text without the names of its values, such as `{contentType}`. */
const withoutValues = (text: string): string => text.replaceAll(/\{\w+\}/g, '');

const isShown = (id: string): boolean =>
  !ABOUT_STRAPI.test(id) && !NOT_SHOWN.some(([pattern]) => pattern.test(id));

test('no screen speaks of entries, collection types, components or relations', () => {
  const shown = [...translated, ...untranslated].filter(([id]) => isShown(id));
  expect(shown.length).toBeGreaterThan(800);
  const wrong = shown
    .map(([id, text]) => [id, ours[id] ?? text])
    .filter(([, text = '']) => JARGON.test(withoutValues(text)));
  expect(wrong).toEqual([]);
});

test('what is excepted exists', () => {
  const ids = [...translated.keys(), ...untranslated.keys()];
  expect(NOT_SHOWN.filter(([pattern]) => !ids.some((id) => pattern.test(id)))).toEqual([]);
});
