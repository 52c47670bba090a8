import fc from 'fast-check';
import { type Article, type Entry } from '../model/article';
import { type Json, type JsonObject } from '../model/json';
import { normalEntry } from '../schema/normal-entry';
import { type Attribute, type Attributes } from '../schema/attribute';
import { normalFields } from '../schema/normal-fields';
import { blockTypes, componentAttributes, typeAttributes, getUid } from '../schema/schemas';
import { arbitraryBody } from './arbitrary-body';
import { hostileText } from './hostile-text';

const path = fc.constantFrom(
  '../images/night-sky.webp',
  '../media/a b.mp3',
  '../images/"quoted" & (odd).webp',
);

/** Fields that a component's schema allows, those of a draft included. */
function fields(attributes: Attributes): fc.Arbitrary<JsonObject> {
  const entries = Object.entries(attributes).map(([name, attribute]) => [name, field(attribute)] as const);
  return fc.record(Object.fromEntries(entries));
}

function field(attribute: Attribute): fc.Arbitrary<Json> {
  const open = fc.constant(null);
  switch (attribute.type) {
    case 'string':
    case 'text':
      return fc.oneof(
        { weight: 1, arbitrary: open },
        { weight: 4, arbitrary: hostileText(attribute.maxLength) },
      );
    case 'enumeration':
      return fc.constantFrom(...attribute.enum);
    case 'integer':
      return fc.oneof(open, fc.integer({ min: attribute.min ?? -9, max: attribute.max ?? 9999 }));
    case 'boolean':
      return fc.oneof(open, fc.boolean());
    case 'media':
      return fc.oneof(open, path);
    case 'blocks':
      return arbitraryBody(path);
    case 'component': {
      const inner = fields(componentAttributes(attribute.component));
      return attribute.repeatable ? fc.array(inner, { maxLength: 4 }) : fc.option(inner);
    }
    default:
      throw new Error(`No arbitrary for ${attribute.type}`);
  }
}

export function arbitraryEntry(type: string): fc.Arbitrary<Entry> {
  const uid = getUid(type);
  return fields(componentAttributes(uid)).map((value) => normalEntry(uid, value));
}

const plain = { noNullPrototype: true };
const slug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,3}$/);
const day = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
const open = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary);
const layout = typeAttributes('blog').layoutType;

export const arbitraryArticle: fc.Arbitrary<Article> = fc.record(
  {
    slug,
    replaces: open(slug),
    title: hostileText(200),
    description: open(hostileText(500)),
    categories: fc.uniqueArray(hostileText(100), { maxLength: 3 }),
    layoutType: fc.constantFrom(...(layout?.type === 'enumeration' ? layout.enum : [])),
    author: open(hostileText(120)),
    publicationDate: open(day.map((date) => date.toISOString())),
    draft: fc.constant(true),
    thumbnail: open(path),
    topBanner: open(path),
    secondTopBanner: open(path),
    middleBanner: open(path),
    reviewer: open(hostileText(120)),
    reviewedOn: open(day.map((date) => date.toISOString().slice(0, 10))),
    suggestedBlogs: fc.uniqueArray(slug, { maxLength: 3 }),
    faqs: fc.array(fc.record({ question: hostileText(300), answer: hostileText() }, plain), { maxLength: 3 }),
    seo: open(
      fields(componentAttributes('meta.seo')).map((value) =>
        normalFields(value, componentAttributes('meta.seo')),
      ),
    ),
    content: fc.array(
      fc.constantFrom(...blockTypes(), 'rich-text', 'rich-text', 'table').chain(arbitraryEntry),
      {
        maxLength: 6,
      },
    ),
  },
  plain,
);
