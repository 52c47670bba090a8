import { Trash2 } from 'lucide';
import { useState } from 'react';
import type { SignedOutReason } from '../../lib/api/call-as-member';
import { failureMessage } from '../../lib/api/failure-message';
import { longDate } from '../../lib/text/dates';
import { slugify } from '../../lib/shared/slug.gen';
import { hideAlert, showAlert } from '../../ui/messages/Alert/show-alert';
import card from '../../ui/cards/ArticleCard/ArticleCard.module.css';
import { ArticleTitle, type TitleProps } from '../../ui/cards/ArticleCard/ArticleTitle';
import corner from '../../ui/base/CornerButton/CornerButton.module.css';
import { Icon } from '../../ui/base/Icon/Icon';
import { Teaser } from '../../ui/cards/Teaser/Teaser';
import type { SavedArticle } from './fetch-saved';
import styles from './SavedCard.module.css';
import { setSaved } from './set-saved';

interface Props {
  article: SavedArticle;
  /**
   * @param hadFocus whether its button still had the focus
   */
  onRemoved: (article: SavedArticle, hadFocus: boolean) => void;
  onEnded: (because: SignedOutReason) => void;
}

const allNames: TitleProps['getBadges'] = (categories) =>
  categories.map(({ id, name, slug }) => ({ id, name, slug }));

/** A saved article with a button to remove it. */
export function SavedCard({ article, onRemoved, onEnded }: Props) {
  const { blog_id, title, description, thumbnail_url, published_at } = article;
  const [isBusy, setBusy] = useState(false);

  async function remove(button: HTMLElement) {
    setBusy(true);
    hideAlert();
    const result = await setSaved(blog_id, false);
    setBusy(false);
    if (result.is === 'done') onRemoved(article, document.activeElement === button);
    else if (result.is === 'signed out') onEnded(result.because);
    else showAlert(failureMessage(result));
  }

  const listed = asListed(article);
  return (
    <article className={card.card} data-topic={listed.categories[0]?.slug}>
      <div className={card.frame}>
        {thumbnail_url && (
          <img className={card.picture} src={thumbnail_url} alt="" loading="lazy" decoding="async" />
        )}
      </div>
      <div className={card.text}>
        <ArticleTitle article={listed} headingLevel={2} getBadges={allNames} className={card.title} />
        <p className={styles.date}>
          <time dateTime={published_at}>{longDate(published_at)}</time>
        </p>
        {description && <Teaser text={description} />}
      </div>
      <button
        type="button"
        className={`${corner.disc} ${corner.end} ${styles.remove}`}
        aria-label={`Remove ${title}`}
        aria-disabled={isBusy}
        onClick={({ currentTarget }) => void (isBusy || remove(currentTarget))}
      >
        <Icon of={Trash2} size={18} />
      </button>
    </article>
  );
}

/** The article as other lists have it: REST returns a category's name, from which the slug is derived (C20). */
function asListed({ blog_id, slug, title, description, categories }: SavedArticle): TitleProps['article'] {
  return {
    __typename: 'ArticleCard',
    id: blog_id,
    slug,
    title,
    description,
    thumbnail: null,
    categories: categories.map((name) => ({ __typename: 'Category', id: name, name, slug: slugify(name) })),
  };
}
