import { Button, EmptyStateLayout, Flex } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { Layouts, Page, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ListEnd } from '../ui/list/ListEnd';
import { Problem } from '../ui/Problem';
import { usePages } from '../ui/list/use-pages';
import type { Page as AuditedPage } from './entries';
import { EntryTable } from './EntryTable';
import { FilterForm } from './FilterForm';
import { readFilters, toQuery, type Filters } from './filters';
import { saveFile } from './save-file';

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
  const { list, isLoading, failed, loadMore, retry } = usePages<AuditedPage>(
    `/admin/audit?${toQuery(filters)}`,
  );
  const change = (changed: Filters) =>
    setSearch(Object.entries({ ...filters, ...changed }).filter(([, value]) => value !== ''));
  const days = list?.days;
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
          <FilterForm filters={filters} kinds={list?.kinds ?? []} onChange={change} />
          {failed && <Problem text="The audit log could not be loaded." onRetry={retry} />}
          {!list && isLoading && <Page.Loading />}
          {list && list.entries.length > 0 && (
            <EntryTable entries={list.entries} isStale={isLoading} onChoose={change} />
          )}
          {list && list.entries.length === 0 && !isLoading && !failed && (
            <EmptyStateLayout
              content={
                list.next
                  ? 'None of the latest entries match these filters. Older ones may.'
                  : 'No entry matches these filters.'
              }
              hasRadius
              shadow="tableShadow"
            />
          )}
          <ListEnd
            count={list?.entries.length ?? 0}
            hasMore={Boolean(list?.next)}
            isLoading={isLoading}
            label="Show older entries"
            onMore={loadMore}
          />
        </Flex>
      </Layouts.Content>
    </>
  );
}

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
