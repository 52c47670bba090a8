import { Field, TextInput, Typography } from '@strapi/design-system';
import { useState, type ChangeEvent } from 'react';
import { useFirstFocus } from '../../ui/use-first-focus';
import { deletions } from '../list-events';
import { countArticles, type ArticleRow } from '../listed-article';
import { BulkDialog } from './BulkDialog';
import { countPlanned, countStatus } from './count-status';

export interface DialogProps {
  articles: readonly ArticleRow[];
  onClose: () => void;
}

export function PublishDialog({ articles, onClose }: DialogProps) {
  const published = countStatus(articles, 'published');
  const planned = countPlanned(articles);
  return (
    <BulkDialog
      {...{ articles, onClose }}
      action="publish"
      request={{}}
      label={`Publish ${countArticles(articles.length - published)}`}
      verb="published"
    >
      <Typography tag="p">
        Readers get the drafts as they were last saved. An article that cannot be published stays as it is,
        and you are told why.
      </Typography>
      {published > 0 && (
        <Typography tag="p" textColor="neutral600">
          {countArticles(published)} of the selection {published === 1 ? 'has' : 'have'} no changes to
          publish.
        </Typography>
      )}
      {planned > 0 && (
        <Typography tag="p" textColor="neutral600">
          {countArticles(planned)} of the selection {planned === 1 ? 'is' : 'are'} scheduled. Publishing now
          ends the planned publication.
        </Typography>
      )}
    </BulkDialog>
  );
}

export function UnpublishDialog({ articles, onClose }: DialogProps) {
  const live = articles.length - countStatus(articles, 'draft');
  return (
    <BulkDialog
      {...{ articles, onClose }}
      action="unpublish"
      request={{}}
      label={`Unpublish ${countArticles(live)}`}
      verb="unpublished"
      isDangerous
    >
      <Typography tag="p">
        Readers no longer find {live === 1 ? 'the article' : 'these articles'} on the site. The drafts stay.
        What is scheduled for them is cancelled.
      </Typography>
    </BulkDialog>
  );
}

export function DeleteDialog({ articles, onClose }: DialogProps) {
  const live = articles.length - countStatus(articles, 'draft');
  return (
    <BulkDialog
      {...{ articles, onClose }}
      action="delete"
      request={{}}
      label={`Delete ${countArticles(articles.length)}`}
      verb="deleted"
      isDangerous
      onDone={(ids) => deletions.emit(ids)}
    >
      <Typography tag="p">
        {live === 0
          ? 'Readers do not get any of them.'
          : `Readers no longer find the ${live === 1 ? 'one' : live} that ${live === 1 ? 'is' : 'are'} on the site.`}{' '}
        You can undo it right afterwards, and restore them from Deleted for 90 days.
      </Typography>
    </BulkDialog>
  );
}

export function AuthorDialog({ articles, onClose }: DialogProps) {
  const [author, setAuthor] = useState('');
  const input = useFirstFocus();
  return (
    <BulkDialog
      {...{ articles, onClose }}
      action="author"
      request={{ author }}
      label={`Change ${countArticles(articles.length)}`}
      verb="changed"
    >
      <Field.Root hint="Empty: the articles name no author.">
        <Field.Label>Author</Field.Label>
        <TextInput
          ref={input}
          value={author}
          maxLength={120}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => setAuthor(target.value)}
        />
        <Field.Hint />
      </Field.Root>
      <Typography tag="p" textColor="neutral600">
        This changes the drafts. Readers see it when an article is published.
      </Typography>
    </BulkDialog>
  );
}
