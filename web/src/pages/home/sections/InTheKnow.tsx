import type { ArticleCardFragment } from '../../../ui/cards/ArticleCard/ArticleCard.gen';
import { LeadAndRows } from '../../../ui/lists/LeadAndRows/LeadAndRows';
import { Section } from '../../../ui/lists/Section/Section';
import { getHomeBadges } from './home-badges';

/** Four articles: a large one with the others beside it. */
export function InTheKnow({ articles }: { articles: ArticleCardFragment[] }) {
  if (articles.length === 0) return null;
  return (
    <Section title="In the Know">
      <LeadAndRows articles={articles} getBadges={getHomeBadges} />
    </Section>
  );
}
