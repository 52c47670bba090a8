import type { ArticleCardFragment } from '../../ui/ArticleCard/ArticleCard.gen';
import { LeadAndRows } from '../../ui/LeadAndRows/LeadAndRows';
import { Section } from '../../ui/Section/Section';
import { homeBadges } from './home-badges';

/** Four articles: the first large, the others beside it. */
export function InTheKnow({ articles }: { articles: ArticleCardFragment[] }) {
  if (articles.length === 0) return null;
  return (
    <Section title="In the Know">
      <LeadAndRows articles={articles} badgesOf={homeBadges} />
    </Section>
  );
}
