import type { LayoutProps } from '../LayoutProps';
import { ArticleFrame } from '../parts/ArticleFrame';
import { TextColumn } from '../parts/TextColumn';

/** One column of text, with contents and categories to its right. */
export function RightSidebar(props: LayoutProps) {
  return (
    <ArticleFrame {...props} aside="end">
      <TextColumn article={props.article} />
    </ArticleFrame>
  );
}
