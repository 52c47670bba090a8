import { createContext, type ReactNode } from 'react';
import type { ArticleCardFragment } from './ArticleCard.gen';

export type ActedOn = Pick<ArticleCardFragment, 'id' | 'title'>;

/**
 * What a reader can do with an article wherever it stands in a list, such as saving it; over its picture. The site's
 * frame says what: cards know nothing of members.
 */
export const CardAction = createContext<(article: ActedOn) => ReactNode>(() => null);
