import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useParams } from 'react-router-dom';
import { loadTextEarly } from '../editor/text/load-text';
import { ListStyle } from './ListStyle';
import { ARTICLE } from './listed-article';
import { useSlotAboveList } from './use-slot';
import { ViewBar } from './views/ViewBar';

/** In the list of articles: its views and its look. */
export function ArticleList() {
  const { slug } = useParams<{ slug: string }>();
  return slug === ARTICLE ? <OfArticles /> : null;
}

function OfArticles() {
  const { anchor, slot } = useSlotAboveList();
  useEffect(loadTextEarly, []);
  return (
    <>
      <span ref={anchor} hidden />
      <ListStyle />
      {slot && createPortal(<ViewBar />, slot)}
    </>
  );
}
