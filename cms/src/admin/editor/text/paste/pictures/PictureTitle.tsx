import { useForm } from '@strapi/strapi/admin';
import { useEffect } from 'react';
import { readTitle } from '../../../../ui/form/open-form';
import { setArticleTitle } from './article-title';

/** Notes the title of the article. By itself, so that the text is not drawn again with each letter of the title. */
export function PictureTitle(): null {
  const title = useForm('PictureTitle', ({ values }) => readTitle(values));
  useEffect(() => {
    setArticleTitle(title);
    return () => setArticleTitle('');
  }, [title]);
  return null;
}
