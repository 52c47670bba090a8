import { VisuallyHidden } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { getBestLength, SEO_FIELD } from './counted-fields';
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
  text: string;
}

/** Below a field: how long its text is, and how long it is best. */
export function LengthCounter({ path, text }: Props) {
  const best = getBestLength(path);
  // What search results show in its place, if there is any.
  const { value: own } = useField(path.startsWith(SEO_FIELD) ? path : SEO_FIELD + path);
  const isReplaced = !path.startsWith(SEO_FIELD) && typeof own === 'string' && own.trim() !== '';
  const count = countCharacters(text);
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
