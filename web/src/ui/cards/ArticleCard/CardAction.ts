import { createContext, type ReactNode } from 'react';
import type { ArticleCardFragment } from './ArticleCard.gen';

export type CardActionTarget = Pick<ArticleCardFragment, 'id' | 'title'>;

/**
 * An action that every article card offers, such as saving, over its picture. The site's frame provides it, so that
 * cards do not depend on members.
 */
export const CardAction = createContext<(article: CardActionTarget) => ReactNode>(() => null);
