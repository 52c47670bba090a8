import type { Category } from '../../domain/articles/article';
import type { StoredCategory } from '../../domain/categories/all-categories';
import type * as Graphql from '../resolvers.gen';

const KINDS: { [K in Category['kind']]: Graphql.CategoryKind } = { topic: 'TOPIC', 'sub-topic': 'SUB_TOPIC' };

export function toGraphqlCategory({ kind, ...category }: Category): Graphql.Category {
  return { ...category, kind: KINDS[kind] };
}

export function toGraphqlStoredCategory({ documentId, name, slug, kind }: StoredCategory): Graphql.Category {
  return toGraphqlCategory({ id: documentId, name, slug, kind });
}
