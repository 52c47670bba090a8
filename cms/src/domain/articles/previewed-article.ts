import { createSubstitute } from '../../platform/preview/substitute';
import type { StoredArticle } from './article';

/** The article that the current request previews: shown at its address instead of what is published there. */
export const previewedArticle = createSubstitute<StoredArticle>();
