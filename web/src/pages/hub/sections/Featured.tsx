import type { ArticleCardFragment } from '../../../ui/cards/ArticleCard/ArticleCard.gen';
import { LeadAndRows } from '../../../ui/lists/LeadAndRows/LeadAndRows';
import { Section } from '../../../ui/lists/Section/Section';
import { viewAllHref } from '../hubs';

interface Props {
  title: string;
  articles: readonly ArticleCardFragment[];
}

/** Five articles: the first large, the others beside it. */
export function Featured({ title, articles }: Props) {
  if (articles.length === 0) return null;
  return (
    <Section title={title} viewAll={viewAllHref(title)}>
      <LeadAndRows articles={articles} />
    </Section>
  );
}
