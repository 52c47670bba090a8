import type { Core, UID } from '@strapi/strapi';

type Populate = true | { populate?: Record<string, Populate>; on?: Record<string, Populate> };
type Attributes = Record<string, { type: string; component?: string; components?: readonly string[] }>;

/**
 * The `populate` parameter that loads a component with its pictures and nested components, and nothing else. Derived
 * from the schema, so that a new block needs no change here.
 */
function populateAttributes(strapi: Core.Strapi, attributes: Attributes): Record<string, Populate> {
  const entries = Object.entries(attributes).flatMap(([name, attribute]): [string, Populate][] => {
    if (attribute.type === 'media') return [[name, true]];
    if (attribute.type === 'component' && attribute.component) {
      return [[name, populateComponent(strapi, attribute.component)]];
    }
    if (attribute.type === 'dynamiczone') {
      const parts = (attribute.components ?? []).map((uid) => [uid, populateComponent(strapi, uid)] as const);
      return [[name, { on: Object.fromEntries(parts) }]];
    }
    return [];
  });
  return Object.fromEntries(entries);
}

function populateComponent(strapi: Core.Strapi, uid: string): Populate {
  const component: unknown = Reflect.get(strapi.components, uid);
  const inner = hasAttributes(component) ? populateAttributes(strapi, component.attributes) : {};
  return Object.keys(inner).length > 0 ? { populate: inner } : true;
}

function hasAttributes(component: unknown): component is { attributes: Attributes } {
  return typeof component === 'object' && component !== null && 'attributes' in component;
}

const known = new WeakMap<object, Map<UID.ContentType, Record<string, Populate>>>();

/**
 * The pictures, components and blocks of a content type, at every depth; callers name relations themselves. Computed
 * once, because schemas do not change while the CMS runs.
 */
export function populateContent(strapi: Core.Strapi, uid: UID.ContentType): Record<string, Populate> {
  const ofThis = known.get(strapi) ?? new Map<UID.ContentType, Record<string, Populate>>();
  known.set(strapi, ofThis);
  const populate = ofThis.get(uid) ?? populateAttributes(strapi, strapi.contentTypes[uid]?.attributes ?? {});
  ofThis.set(uid, populate);
  return populate;
}
