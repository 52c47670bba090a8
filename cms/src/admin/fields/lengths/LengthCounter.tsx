import { VisuallyHidden } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { BestLength } from '../../ui/search-lengths';
import { countCharacters, describeFit, describeLength, getFit } from './describe-length';

/** Screen readers hear of it once somebody stops typing, and only when it has changed. */
const PAUSE_MS = 1500;

/** Its width does not change with each key. */
const Counter = styled.span`
  display: block;
  font-variant-numeric: tabular-nums;

  &[data-fit='long'] {
    color: ${({ theme }) => theme.colors.warning700};
  }
  &[data-fit='good'] {
    color: ${({ theme }) => theme.colors.success700};
  }
`;

interface Props {
  /** The field, such as `seo.title`. */
  path: string;
  best: BestLength;
  /** The field that search results show in its place, if it has a text. */
  replacedBy?: string;
}

/** Below a field: how long its text is, and how long it is best. */
export function LengthCounter({ path, best, replacedBy = path }: Props) {
  const { value } = useField(path);
  const { value: other } = useField(replacedBy);
  const count = typeof value === 'string' ? countCharacters(value) : 0;
  const isReplaced = replacedBy !== path && typeof other === 'string' && other.trim() !== '';
  const fit = isReplaced ? 'empty' : getFit(count, best);
  const said = useSaid(describeFit(fit));
  return (
    <Counter data-fit={fit}>
      {isReplaced
        ? `${count} characters. Search results show “Search and sharing”.`
        : describeLength(count, best)}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Counter>
  );
}

/** Nothing as long as it is as it was when the form was opened. */
function useSaid(text: string): string {
  const [said, setSaid] = useState('');
  const last = useRef(text);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (text !== last.current) setSaid(text);
      last.current = text;
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}
