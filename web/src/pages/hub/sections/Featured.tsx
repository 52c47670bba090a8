import type { ArticleCardFragment } from '../../../ui/cards/ArticleCard/ArticleCard.gen';
import { LeadAndRows } from '../../../ui/lists/LeadAndRows/LeadAndRows';
import { Section } from '../../../ui/lists/Section/Section';
import { getViewAllHref } from '../hubs';

interface Props {
  title: string;
  articles: readonly ArticleCardFragment[];
}

/** Five articles: a large one with the others beside it. */
export function Featured({ title, articles }: Props) {
  if (articles.length === 0) return null;
  return (
    <Section title={title} viewAll={getViewAllHref(title)}>
      <LeadAndRows articles={articles} />
    </Section>
  );
}
