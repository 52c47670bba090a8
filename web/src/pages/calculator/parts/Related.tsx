import { ArticleCard } from '../../../ui/cards/ArticleCard/ArticleCard';
import type { ArticleCardFragment } from '../../../ui/cards/ArticleCard/ArticleCard.gen';
import { CardGrid } from '../../../ui/cards/CardGrid/CardGrid';
import { cardSizesAt } from '../../../ui/cards/CardGrid/card-sizes';
import { Section } from '../../../ui/lists/Section/Section';
import type { CalculatorEntry } from '../calculators';

interface Props {
  place: CalculatorEntry;
  title: string;
  articles: readonly ArticleCardFragment[];
}

/** What to read next; renders nothing without articles. */
export function Related({ place, title, articles }: Props) {
  if (articles.length === 0) return null;
  return (
    <div data-topic={place.topic} data-print="hide">
      <Section title={title} viewAll={`/${place.topic}`}>
        <CardGrid>
          {articles.map((article, place) => (
            <li key={article.id}>
              <ArticleCard article={article} headingLevel={3} sizes={cardSizesAt(articles.length, place)} />
            </li>
          ))}
        </CardGrid>
      </Section>
    </div>
  );
}
