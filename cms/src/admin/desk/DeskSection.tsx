import { useId } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { List } from '../ui/list/List';
import { formatCount } from './describe-row';
import type { SectionText } from './section-list';

interface Props {
  text: SectionText;
  count: { count: number; isMore: boolean };
  /** Items of a list. */
  children: ReactNode[];
}

/** A list of what waits, with its number, and the way to all of it. */
export function DeskSection({ text: { title, empty, link }, count, children }: Props) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <Head>
        <h2 id={id}>
          {title} <Count $isEmpty={count.count === 0}>{formatCount(count)}</Count>
        </h2>
        {link && <Link to={link.to}>{link.label}</Link>}
      </Head>
      {children.length > 0 ? <List>{children}</List> : <Empty>{empty}</Empty>}
    </Card>
  );
}

/** The admin's root font size is 10 px. */
const Card = styled.section`
  display: grid;
  align-content: start;
  gap: 1.6rem;
  min-inline-size: 0;
  padding: 2rem;
  border: 1px solid ${({ theme }) => theme.colors.neutral150};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral0};
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0.4rem 1.6rem;
  font-size: 1.3rem;

  h2 {
    font-size: 1.6rem;
    font-weight: 600;
    color: ${({ theme }) => theme.colors.neutral800};
  }

  a {
    color: ${({ theme }) => theme.colors.primary600};
  }
`;

const Count = styled.span<{ $isEmpty: boolean }>`
  margin-inline-start: 0.4rem;
  padding: 0.1rem 0.8rem;
  border-radius: 1.2rem;
  font-size: 1.3rem;
  font-variant-numeric: tabular-nums;
  background: ${({ theme, $isEmpty }) => ($isEmpty ? theme.colors.neutral150 : theme.colors.primary100)};
  color: ${({ theme, $isEmpty }) => ($isEmpty ? theme.colors.neutral700 : theme.colors.primary700)};
`;

const Empty = styled.p`
  font-size: 1.4rem;
  color: ${({ theme }) => theme.colors.neutral600};
`;
