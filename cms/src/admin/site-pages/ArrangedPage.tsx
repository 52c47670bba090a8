import { Box, Button, Flex } from '@strapi/design-system';
import { Layouts, Page, useRBAC } from '@strapi/strapi/admin';
import { useState, type ReactNode } from 'react';
import { Problem } from '../ui/Problem';
import { AskBeforeLeaving } from './AskBeforeLeaving';
import { Beside, Columns, Sections, PreviewToggle, type View } from './columns';
import { PagePreview } from './PagePreview';
import { DELETE_BANNERS, UPDATE_BANNERS, UPDATE_LISTS } from './permissions';
import { BannerSection } from './sections/BannerSection';
import { ListSection } from './sections/ListSection';
import { getPlaceId } from './site-page';
import { useArrangement } from './use-arrangement';

interface Props {
  id: string;
  /** Chooses another page. */
  choice: ReactNode;
}

/** One page of the site: its sections in order, and the page itself beside them. */
export function ArrangedPage({ id, choice }: Props) {
  const { page, failed, arrangement, isChanged, isSaving, problem, saves, change, save, reset, reload } =
    useArrangement(id);
  const lists = useRBAC(UPDATE_LISTS).allowedActions;
  const banners = useRBAC(UPDATE_BANNERS).allowedActions;
  const deletions = useRBAC(DELETE_BANNERS).allowedActions;
  const [view, setView] = useState<View>('sections');
  return (
    <>
      <Layouts.Header
        title="Pages"
        subtitle="What the home page and the hubs show, in the order that readers see"
        primaryAction={
          <Flex gap={2}>
            <PreviewToggle view={view} onChoose={setView} />
            <Button variant="tertiary" disabled={!isChanged || isSaving} onClick={reset}>
              Discard
            </Button>
            <Button disabled={!isChanged} loading={isSaving} onClick={() => void save()}>
              Save
            </Button>
          </Flex>
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={5} paddingBottom={8}>
          <Box maxWidth="40rem">{choice}</Box>
          {problem !== undefined && <Problem text={problem} />}
          {failed && <Problem text="This page could not be loaded." onRetry={reload} />}
          {!page && !failed && <Page.Loading />}
          {page && (
            <Columns data-view={view}>
              <Sections>
                {page.sections.map((section) =>
                  section.kind === 'list' ? (
                    <ListSection
                      key={getPlaceId(section)}
                      section={section}
                      arrangement={arrangement}
                      canChange={lists.canUpdate ?? false}
                      onChange={change}
                    />
                  ) : (
                    <BannerSection
                      key={getPlaceId(section)}
                      section={section}
                      arrangement={arrangement}
                      canChange={banners.canUpdate ?? false}
                      canDelete={deletions.canDelete ?? false}
                      onChange={change}
                    />
                  ),
                )}
              </Sections>
              <Beside>
                <PagePreview page={page} arrangement={arrangement} saves={saves} />
              </Beside>
            </Columns>
          )}
        </Flex>
      </Layouts.Content>
      <AskBeforeLeaving isChanged={isChanged} />
    </>
  );
}
