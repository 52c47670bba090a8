import { VisuallyHidden } from '@strapi/design-system';
import { styled } from 'styled-components';
import type { ListedCategory } from '../../../domain/category-tree/listed-category';

/** Two columns of numbers. The admin's root font size is 10 px. */
const Columns = styled.span`
  display: flex;
  flex: none;

  > span {
    inline-size: clamp(6rem, 12vw, 9rem);
    text-align: end;
    font-size: 1.2rem;
    font-variant-numeric: tabular-nums;
    color: ${({ theme }) => theme.colors.neutral600};
  }
`;

const Heading = styled.div`
  display: flex;
  justify-content: flex-end;
  padding-inline-end: 1.2rem;
  padding-block: 0.8rem;
`;

/** Screen readers get the same words with each row. */
export function CountsHeading({ hasDrafts }: { hasDrafts: boolean }) {
  return (
    <Heading aria-hidden>
      <Columns>
        <span>Published</span>
        {hasDrafts && <span>Drafts</span>}
      </Columns>
    </Heading>
  );
}

const describe = ({ articles, drafts }: ListedCategory): string => {
  const published = articles === 1 ? '1 published article' : `${articles} published articles`;
  if (drafts === null) return published;
  return `${published}, ${drafts === 1 ? '1 draft' : `${drafts} drafts`}`;
};

export function Counts({ category }: { category: ListedCategory }) {
  return (
    <>
      <Columns aria-hidden>
        <span>{category.articles}</span>
        {category.drafts !== null && <span>{category.drafts}</span>}
      </Columns>
      <VisuallyHidden>, {describe(category)}</VisuallyHidden>
    </>
  );
}
