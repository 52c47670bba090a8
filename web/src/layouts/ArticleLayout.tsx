import { createElement } from 'react';
import { Container } from '../ui/Container/Container';
import type { ArticleLayoutFragment } from './ArticleLayout.gen';
import { layoutFor } from './layoutFor';

/** An article in the layout that its editor chose. */
export function ArticleLayout({ article }: { article: ArticleLayoutFragment | null }) {
  if (!article) {
    return (
      <Container>
        <p>No blog data available.</p>
      </Container>
    );
  }
  return createElement(layoutFor(article.layout), { article });
}
