import { createElement } from 'react';
import { Container } from '../ui/base/Container/Container';
import { getLayout } from './layout-for';
import type { LayoutProps } from './LayoutProps';

type Props = Omit<LayoutProps, 'article'> & { article: LayoutProps['article'] | null };

/** Renders an article in the layout chosen by its editor. */
export function ArticleLayout({ article, ...others }: Props) {
  if (!article) {
    return (
      <Container>
        <p>No blog data available.</p>
      </Container>
    );
  }
  return createElement(getLayout(article.layout), { article, ...others });
}
