import type { Category } from '../../domain/articles/article';
import type { StoredCategory } from '../../domain/categories/all-categories';
import type * as Answer from '../resolvers.gen';

const KINDS: { [K in Category['kind']]: Answer.CategoryKind } = { topic: 'TOPIC', 'sub-topic': 'SUB_TOPIC' };

export function categoryAnswer({ kind, ...category }: Category): Answer.Category {
  return { ...category, kind: KINDS[kind] };
}

export function storedCategoryAnswer({ documentId, name, slug, kind }: StoredCategory): Answer.Category {
  return categoryAnswer({ id: documentId, name, slug, kind });
}
