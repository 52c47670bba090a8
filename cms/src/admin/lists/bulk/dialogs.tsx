import { Field, TextInput, Typography } from '@strapi/design-system';
import { useTable } from '@strapi/strapi/admin';
import { useId, useState, type ChangeEvent } from 'react';
import { List } from '../../ui/list/List';
import { useFirstFocus } from '../../ui/use-first-focus';
import { deletions } from '../list-events';
import { countArticles, type ArticleRow } from '../listed-article';
import { describeWork } from '../../ui/describe-work';
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
      <Unfinished articles={articles} />
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

/** What is still to do in articles that are about to be published, such as the text. */
function Unfinished({ articles }: Pick<DialogProps, 'articles'>) {
  const unfinished = articles
    .map(({ documentId, title, listed }) => ({ documentId, title, work: describeWork(listed?.work) }))
    .filter(({ work }) => work !== '');
  if (unfinished.length === 0) return null;
  return (
    <div>
      <Typography tag="p">
        {countArticles(unfinished.length)} of the selection still {unfinished.length === 1 ? 'needs' : 'need'}{' '}
        work:
      </Typography>
      <List>
        {unfinished.map(({ documentId, title, work }) => (
          <li key={documentId}>
            {title}: {work}
          </li>
        ))}
      </List>
    </div>
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
  const shared = getSharedAuthor(articles);
  const [author, setAuthor] = useState(shared ?? '');
  const [isTyped, setTyped] = useState(false);
  const input = useFirstFocus();
  const rows = useTable('AuthorDialog', (table) => table.rows);
  const namesId = useId();
  return (
    <BulkDialog
      {...{ articles, onClose }}
      action="author"
      request={isTyped && author.trim() !== shared ? { author } : undefined}
      label={`Change ${countArticles(articles.length)}`}
      verb="changed"
    >
      <Field.Root hint={shared === undefined ? SEVERAL : 'Empty: the articles name no author.'}>
        <Field.Label>Author</Field.Label>
        <TextInput
          ref={input}
          value={author}
          maxLength={120}
          list={namesId}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
            setAuthor(target.value);
            setTyped(true);
          }}
        />
        <datalist id={namesId}>
          {getAuthors(rows).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
        <Field.Hint />
      </Field.Root>
      <Typography tag="p" textColor="neutral600">
        This changes the drafts. Readers see it when an article is published.
      </Typography>
    </BulkDialog>
  );
}

const SEVERAL = 'They name different authors now. Empty: they name none.';

/** The author that all of them name, '' for none; undefined: they differ. */
function getSharedAuthor(articles: readonly ArticleRow[]): string | undefined {
  const [first = '', ...others] = new Set(articles.map(({ author }) => author ?? ''));
  return others.length === 0 ? first : undefined;
}

/** Those that the listed articles name. */
const getAuthors = (rows: readonly object[]): string[] => [
  ...new Set(
    rows.flatMap((row) =>
      'author' in row && typeof row.author === 'string' && row.author !== '' ? [row.author] : [],
    ),
  ),
];
