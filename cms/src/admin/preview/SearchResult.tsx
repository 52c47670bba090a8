import { styled } from 'styled-components';
import { SEARCH_DESCRIPTION, SEARCH_TITLE } from '../ui/search-lengths';
import { shorten, toBreadcrumb, type PageHead } from './page-head';
import { Sheet } from './styles';

/** Roughly where search engines cut. */
const { most: TITLE } = SEARCH_TITLE;
const { most: DESCRIPTION } = SEARCH_DESCRIPTION;

const Result = styled.div`
  max-inline-size: 65rem;
  padding: 2rem;
  border-radius: 8px;
  background: #fff;
  color: #4d5156;
  line-height: 1.58;

  cite {
    display: block;
    color: #202124;
    font-size: 1.4rem;
    font-style: normal;
    overflow-wrap: anywhere;
  }
  h3 {
    margin: 0.3rem 0;
    color: #1a0dab;
    font-size: 2rem;
    font-weight: 400;
    line-height: 1.3;
  }
  p {
    font-size: 1.4rem;
  }
`;

const Hints = styled.ul`
  max-inline-size: 65rem;
  margin-block-start: 1.6rem;
  font-size: 1.4rem;
`;

/** The page in a list of search results. */
export function SearchResult({ head }: { head: PageHead }) {
  const { title, description, address, noindex } = head;
  const hints = [
    noindex && 'Search engines are asked not to list this page.',
    title.length > TITLE && `The title has ${title.length} characters; search engines show about ${TITLE}.`,
    description === '' && 'There is no description: search engines choose a part of the text.',
    description.length > DESCRIPTION &&
      `The description has ${description.length} characters; search engines show about ${DESCRIPTION}.`,
  ].filter((hint) => hint !== false);
  return (
    <Sheet>
      <Result>
        <cite>{toBreadcrumb(address)}</cite>
        <h3>{shorten(title, TITLE)}</h3>
        <p>{shorten(description, DESCRIPTION)}</p>
      </Result>
      <Hints>
        {hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </Hints>
    </Sheet>
  );
}
