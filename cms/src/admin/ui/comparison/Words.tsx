import { useMemo } from 'react';
import { styled } from 'styled-components';
import { formatIfMoment } from '../moments';
import { findWordChanges, replaceText } from './word-changes';

/** A text with what was added and removed. Additions are underlined and removals struck, for those who see no colours. */
const Text = styled.div`
  font-size: 1.4rem;
  line-height: 1.5;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  color: ${({ theme }) => theme.colors.neutral800};

  ins {
    background: ${({ theme }) => theme.colors.success100};
    color: ${({ theme }) => theme.colors.success700};
    text-decoration: underline;
  }

  del {
    background: ${({ theme }) => theme.colors.danger100};
    color: ${({ theme }) => theme.colors.danger700};
  }
`;

interface Props {
  before: string;
  after: string;
  /** One of the texts, with what it alone has marked; without it, both in one. */
  side?: 'before' | 'after';
  /** The names of files are compared as a whole. */
  areNames?: boolean;
}

export function Words({ before, after, side, areNames = false }: Props) {
  const changes = useMemo(() => {
    const compare = areNames ? replaceText : findWordChanges;
    return compare(formatIfMoment(before), formatIfMoment(after));
  }, [before, after, areNames]);
  const hidden = side && (side === 'before' ? 'added' : 'removed');
  return (
    <Text>
      {changes.map(({ text, change }, index) => {
        if (change === hidden) return null;
        if (change === 'added') return <ins key={index}>{text}</ins>;
        return change === 'removed' ? <del key={index}>{text}</del> : <span key={index}>{text}</span>;
      })}
    </Text>
  );
}

export function PlainText({ children }: { children: string }) {
  return <Text>{children}</Text>;
}
