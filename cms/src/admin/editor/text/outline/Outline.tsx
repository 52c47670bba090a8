import { Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { toReadingMinutes } from '../../../../platform/shared/reading-time.gen';
import { isObject } from '../../../ui/is-object';
import { getTextInForm } from '../../../ui/form/text-parts';
import { NamedPanel } from '../../../ui/NamedPanel';
import { TEXT_FIELD } from '../write-in-one-field';
import { countContentWords, readHeadings, type OutlineHeading } from './read-outline';

const ARTICLE = 'api::blog.blog';
const TITLE = 'Outline';

const Headings = styled.ol`
  margin: 0.8rem 0 0;

  button {
    width: 100%;
    padding: 0.4rem 0;
    text-align: start;
    font-size: 1.3rem;
    color: ${({ theme }) => theme.colors.neutral800};
    cursor: pointer;
  }

  button:hover {
    color: ${({ theme }) => theme.colors.primary600};
    text-decoration: underline;
  }
`;

/** Beside the form of an article: its headings, which lead to their places, its words and its reading time. */
export function Outline({ model }: { model: string }) {
  return model === ARTICLE ? { title: TITLE, content: <OutlineOfForm /> } : null;
}

function OutlineOfForm() {
  const content = useForm('Outline', ({ values }) => (isObject(values) ? values[TEXT_FIELD] : undefined));
  const headings = useMemo(() => readHeadings(content), [content]);
  const words = useMemo(() => countContentWords(content), [content]);
  return (
    <NamedPanel name={TITLE}>
      <Typography textColor="neutral600">{describeLength(words)}</Typography>
      {headings.length > 0 && (
        <Headings>
          {headings.map((heading) => (
            <li key={`${heading.block} ${heading.prose}`} style={{ paddingInlineStart: indent(heading) }}>
              <button type="button" onClick={() => goTo(heading)}>
                {heading.text || 'A heading without words'}
              </button>
            </li>
          ))}
        </Headings>
      )}
    </NamedPanel>
  );
}

const describeLength = (words: number): string =>
  words === 1 ? '1 word' : `${words.toLocaleString('en')} words, ${toReadingMinutes(words)} min to read`;

const indent = ({ level }: OutlineHeading): string => `${(level - 2) * 1.2}rem`;

function goTo({ block, prose }: OutlineHeading): void {
  const part = getTextInForm()?.findPart(block, prose);
  if (!part) return;
  part.element.scrollIntoView({ block: 'center' });
  part.focus();
}
