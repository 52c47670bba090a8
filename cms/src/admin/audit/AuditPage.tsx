import { Box, Button, EmptyStateLayout, Flex, Typography } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { Layouts, Page, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EntryTable } from './EntryTable';
import { FilterForm } from './FilterForm';
import { readFilters, toQuery, type Filters } from './filters';
import { saveFile } from './save-file';
import { useAuditLog } from './use-audit-log';

/** The right that only super admins have (`domain/audit/audit-routes.ts`). */
export const PERMISSIONS = [{ action: 'admin::audit.read', subject: null }];

/** Settings → Audit log: who did what in the admin. */
export function AuditPage() {
  return (
    <Page.Protect permissions={PERMISSIONS}>
      <Page.Title>Audit log</Page.Title>
      <Page.Main>
        <AuditLog />
      </Page.Main>
    </Page.Protect>
  );
}

function AuditLog() {
  const [search, setSearch] = useSearchParams();
  const filters = readFilters(search);
  const { log, isLoading, failed, loadMore, retry } = useAuditLog(toQuery(filters));
  const change = (changed: Filters) =>
    setSearch(Object.entries({ ...filters, ...changed }).filter(([, value]) => value !== ''));
  const days = log?.page.days;
  return (
    <>
      <Layouts.Header
        title="Audit log"
        subtitle={
          days === undefined
            ? 'Who did what in the admin'
            : `Who did what in the admin. Entries are kept for ${days} days.`
        }
        primaryAction={<ExportButton filters={filters} />}
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4} paddingBottom={8}>
          <FilterForm filters={filters} kinds={log?.page.kinds ?? []} onChange={change} />
          {failed && (
            <Box role="alert" padding={4} background="danger100" hasRadius>
              <Flex gap={4} wrap="wrap">
                <Typography textColor="danger700">The audit log could not be loaded.</Typography>
                <Button variant="tertiary" onClick={retry}>
                  Try again
                </Button>
              </Flex>
            </Box>
          )}
          {!log && isLoading && <Page.Loading />}
          {log && log.entries.length > 0 && (
            <EntryTable entries={log.entries} isStale={isLoading} onChoose={change} />
          )}
          {log && log.entries.length === 0 && !isLoading && !failed && (
            <EmptyStateLayout
              content={
                log.page.next
                  ? 'None of the latest entries match these filters. Older ones may.'
                  : 'No entry matches these filters.'
              }
              hasRadius
              shadow="tableShadow"
            />
          )}
          {log?.page.next && (
            <Flex justifyContent="center">
              <Button variant="tertiary" onClick={loadMore} loading={isLoading}>
                Show older entries
              </Button>
            </Flex>
          )}
          <Typography role="status" variant="pi" textColor="neutral600">
            {isLoading ? 'Loading …' : countEntries(log?.entries.length ?? 0)}
          </Typography>
        </Flex>
      </Layouts.Content>
    </>
  );
}

const countEntries = (count: number): string => (count === 1 ? '1 entry shown' : `${count} entries shown`);

/** Saves what the filters find as a file for a spreadsheet. */
function ExportButton({ filters }: { filters: Filters }) {
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [isExporting, setExporting] = useState(false);
  const exportEntries = async () => {
    setExporting(true);
    try {
      const response = await get<Blob>(`/admin/audit/export?${toQuery(filters)}`, { responseType: 'blob' });
      saveFile(response.data, `audit-log-${new Date().toISOString().slice(0, 10)}.csv`);
    } catch {
      toggleNotification({
        type: 'danger',
        message: 'The audit log could not be exported. Please try again.',
      });
    } finally {
      setExporting(false);
    }
  };
  return (
    <Button startIcon={<Download />} loading={isExporting} onClick={() => void exportEntries()}>
      Export CSV
    </Button>
  );
}
