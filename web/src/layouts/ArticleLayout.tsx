import { createElement } from 'react';
import { Container } from '../ui/base/Container/Container';
import { layoutFor } from './layout-for';
import type { LayoutProps } from './LayoutProps';

type Props = Omit<LayoutProps, 'article'> & { article: LayoutProps['article'] | null };

/** An article in the layout that its editor chose. */
export function ArticleLayout({ article, ...others }: Props) {
  if (!article) {
    return (
      <Container>
        <p>No blog data available.</p>
      </Container>
    );
  }
  return createElement(layoutFor(article.layout), { article, ...others });
}
