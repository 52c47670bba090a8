import { Box, LinkButton, Typography } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { Layouts, Page, useRBAC } from '@strapi/strapi/admin';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Desk } from '../../domain/desk/desk';
import { Problem } from '../ui/Problem';
import { DeskSection } from './DeskSection';
import { ROWS } from './rows';
import { CREATE_ARTICLES, getSections, NEW_ARTICLE } from './section-list';
import { useDesk } from './use-desk';

/** The first page of the admin: what waits for the editor. */
export function DeskPage() {
  const { desk, failed, reload } = useDesk();
  if (!desk && !failed) return <Page.Loading />;
  return (
    <Page.Main>
      <Page.Title>Desk</Page.Title>
      <Layouts.Header title="Desk" subtitle="What waits for you" primaryAction={<NewArticle />} />
      <Layouts.Content>
        {failed && <Problem text="The desk could not be loaded." onRetry={reload} />}
        {desk?.backups && (
          <Box paddingBottom={4}>
            <Problem text={desk.backups} />
          </Box>
        )}
        {desk && <Sections desk={desk} />}
      </Layouts.Content>
    </Page.Main>
  );
}

function NewArticle() {
  const { isLoading, allowedActions } = useRBAC(CREATE_ARTICLES);
  if (isLoading || !allowedActions.canCreate) return null;
  return (
    <LinkButton tag={Link} to={NEW_ARTICLE} startIcon={<Plus />}>
      New article
    </LinkButton>
  );
}

function Sections({ desk }: { desk: Desk }) {
  const sections = getSections(desk);
  if (sections.length === 0)
    return <Typography>Nothing waits for your role. What you may open is in the menu.</Typography>;
  return (
    <Grid>
      {sections.map((section) => (
        <DeskSection key={section.name} text={section} count={desk[section.name] ?? NONE}>
          {ROWS[section.name](desk)}
        </DeskSection>
      ))}
    </Grid>
  );
}

const NONE = { count: 0, isMore: false };

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 44rem), 1fr));
  gap: 2rem;
  padding-block: 0.4rem 4rem;
`;
