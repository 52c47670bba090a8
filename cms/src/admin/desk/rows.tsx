import { Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Desk, DeskPlan } from '../../domain/desk/desk';
import { FORM as SITE_SETTINGS } from '../site-settings/site-form';
import { listPeers } from '../ui/describe-peers';
import { ShortMoment } from '../ui/ShortMoment';
import { describeComment, describeMending, describePlan, formatTitle } from './describe-row';
import { getArticlePath, getFormPath, HELD, MESSAGES, REPORTED, type SectionName } from './section-list';

/** The rows of each section, as items of a list. */
export const ROWS: { readonly [Name in SectionName]: (desk: Desk) => ReactNode[] } = {
  reported: ({ reported }) => toComments(reported, REPORTED),
  held: ({ held }) => toComments(held, HELD),
  messages: ({ messages }) =>
    (messages?.rows ?? []).map(({ documentId, name, excerpt, at }) => (
      <Row key={documentId} to={`${MESSAGES}&message=${documentId}`} title={excerpt}>
        from {name}, <ShortMoment moment={at} />
      </Row>
    )),
  drafts: ({ drafts }) =>
    (drafts?.rows ?? []).map(({ documentId, title, changed }) => (
      <Row key={documentId} to={getArticlePath(documentId)} title={formatTitle(title)}>
        {changed && (
          <>
            changed by {changed.name}, <ShortMoment moment={changed.at} />
          </>
        )}
      </Row>
    )),
  scheduled: ({ scheduled }) => (scheduled?.rows ?? []).map((plan) => <PlanRow key={plan.id} plan={plan} />),
  toMend: ({ toMend }) =>
    (toMend?.rows ?? []).map((article) => (
      <Row
        key={article.documentId}
        to={getArticlePath(article.documentId)}
        title={formatTitle(article.title)}
      >
        {describeMending(article)}
      </Row>
    )),
  early: ({ early }) =>
    (early?.rows ?? []).map(({ documentId, title, date }) => (
      <Row key={documentId} to={getArticlePath(documentId)} title={formatTitle(title)}>
        <ShortMoment moment={date} />
      </Row>
    )),
  siteLinks: ({ siteLinks }) =>
    (siteLinks?.rows ?? []).map(({ place, url, why }) => (
      <Row key={place} to={SITE_SETTINGS} title={place}>
        “{url}” {why}
      </Row>
    )),
  open: ({ open }) =>
    (open?.rows ?? []).map(({ type, documentId, title, people }) => (
      <Row key={documentId} to={getFormPath(type, documentId)} title={formatTitle(title)}>
        {listPeers(people)}
      </Row>
    )),
};

const toComments = (section: Desk['reported'], to: string): ReactNode[] =>
  (section?.rows ?? []).map((comment) => (
    <Row key={comment.documentId} to={`${to}&comment=${comment.documentId}`} title={comment.excerpt}>
      {describeComment(comment)} <ShortMoment moment={comment.at} />
    </Row>
  ));

/** A failure is red, and says why. */
function PlanRow({ plan }: { plan: DeskPlan }) {
  const words = describePlan(plan);
  return (
    <Row to={getFormPath(plan.type, plan.documentId)} title={formatTitle(plan.title)}>
      {plan.state === 'failed' ? (
        <>
          <Typography textColor="danger600" fontWeight="bold">
            {words}
          </Typography>{' '}
          {plan.note}
        </>
      ) : (
        <>
          {words} <ShortMoment moment={plan.finishedAt ?? plan.dueAt} withTime />
        </>
      )}
    </Row>
  );
}

function Row({ to, title, children }: { to: string; title: string; children: ReactNode }) {
  return (
    <Item>
      <Link to={to}>{title}</Link>
      <Detail>{children}</Detail>
    </Item>
  );
}

const Item = styled.li`
  display: grid;
  gap: 0.2rem;

  a {
    justify-self: start;
    color: ${({ theme }) => theme.colors.primary600};
    font-weight: 600;
    text-decoration: none;

    &:hover {
      text-decoration: underline;
    }
  }
`;

const Detail = styled.span`
  font-size: 1.3rem;
  color: ${({ theme }) => theme.colors.neutral600};
`;
