import { Typography } from '@strapi/design-system';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Author, CommentEntry } from '../../../domain/moderation/queue/comment-entry';
import { countOf, formatCount, formatDay } from '../describe';
import { Tag } from '../../ui/Tag';

interface AuthorProps {
  author: Author | null;
  onMember?: ((documentId: string) => void) | undefined;
}

/** Who wrote a comment: for how long a member, with how many comments, how many of them hidden. */
export function AuthorFacts({ author, onMember }: AuthorProps) {
  if (!author) return null;
  if (author.is === 'gone') return <Name>Deleted member</Name>;
  if (author.is === 'editors')
    return (
      <>
        <Name>The editors</Name>
        {author.name !== null && <Fact>by {author.name}</Fact>}
      </>
    );
  const { documentId, username, since, comments, hiddenBefore, isBanned } = author;
  const written = countOf(comments, 'comment', 'comments');
  return (
    <>
      <Name>{username}</Name>
      {isBanned && <Tag $color="danger">Banned</Tag>}
      <Fact>
        member since {formatDay(since)},{' '}
        {onMember ? (
          <LinkButton
            type="button"
            aria-label={`${written} by ${username}: show them`}
            onClick={() => onMember(documentId)}
          >
            {written}
          </LinkButton>
        ) : (
          written
        )}
        {hiddenBefore > 0 && `, ${formatCount(hiddenBefore)} hidden before`}
      </Fact>
    </>
  );
}

const Name = ({ children }: { children: string }) => (
  <Typography tag="span" fontWeight="bold">
    <bdi>{children}</bdi>
  </Typography>
);

const Fact = ({ children }: { children: React.ReactNode }) => (
  <Typography tag="span" variant="pi" textColor="neutral600">
    {children}
  </Typography>
);

const ARTICLES = '/content-manager/collection-types/api::blog.blog';

interface ArticleProps {
  article: CommentEntry['article'];
  commentId: number;
  /** Whether readers see the comment. */
  isVisible: boolean;
}

/** The article of a comment: its form, and the comment on the site. */
export function ArticleLinks({ article, commentId, isVisible }: ArticleProps) {
  if (!article) return null;
  const { documentId, title, slug, isPublic } = article;
  const address = getCommentAddress({ article, id: commentId });
  return (
    <p>
      On <Link to={`${ARTICLES}/${documentId}`}>{title ?? documentId}</Link>
      {isPublic && slug !== null && address !== undefined ? (
        <>
          {' · '}
          <a href={address} target="_blank" rel="noreferrer">
            {isVisible ? 'See the comment on the site' : 'See the article on the site'}
          </a>
        </>
      ) : (
        ' · not on the site'
      )}
    </p>
  );
}

/** Where readers find a comment; undefined: its article is not on the site. */
export const getCommentAddress = ({
  article,
  id,
}: Pick<CommentEntry, 'article' | 'id'>): string | undefined =>
  article?.isPublic && article.slug !== null ? `/blog/${article.slug}?comment=${id}#comments` : undefined;

/** The comment to which one replies. */
export function ParentQuote({ parent }: { parent: NonNullable<CommentEntry['parent']> }) {
  return (
    <Quote>
      <Typography tag="p" variant="pi" textColor="neutral600">
        In reply to {parent.author || 'a comment'}
        {parent.isHidden && ', whose comment is hidden'}:
      </Typography>
      <p dir="auto">{parent.text}</p>
    </Quote>
  );
}

const Quote = styled.blockquote`
  padding-inline-start: 1.2rem;
  border-inline-start: 3px solid ${({ theme }) => theme.colors.neutral200};

  > p:last-child {
    white-space: pre-line;
    max-block-size: 20rem;
    overflow-y: auto;
  }
`;

const LinkButton = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: ${({ theme }) => theme.colors.primary600};
  font: inherit;
  text-decoration: underline;
  cursor: pointer;
`;
