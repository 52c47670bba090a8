import { Box, Flex, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef } from 'react';
import type { UndescribedPage as Pictures } from '../../../domain/pictures/undescribed-picture';
import { ListEnd } from '../../ui/list/ListEnd';
import { usePages } from '../../ui/list/use-pages';
import { Problem } from '../../ui/Problem';
import { DESCRIBE_PERMISSIONS } from './permissions';
import { PictureRow } from './PictureRow';
import { Rows } from './styles';

/** The main menu's *Pictures to describe*: pictures without alternative text, those in use first. */
export function UndescribedPage() {
  return (
    <Page.Protect permissions={DESCRIBE_PERMISSIONS}>
      <Page.Title>Pictures without alternative text</Page.Title>
      <Page.Main>
        <UndescribedPictures />
      </Page.Main>
    </Page.Protect>
  );
}

function UndescribedPictures() {
  const { list, isLoading, failed, loadMore, retry } = usePages<Pictures>('/admin/pictures/undescribed?');
  const rows = useRef<HTMLUListElement>(null);
  /** The row after which the focus goes on once more pictures are there. */
  const waiting = useRef<number>();

  /** Moves on to the next row that is still open, or loads more. */
  const goOn = useCallback(
    (from: number) => {
      const open =
        rows.current?.querySelectorAll<HTMLElement>('[data-row] [data-first]:not(:disabled)') ?? [];
      const next = [...open].find(
        (field) => Number(field.closest<HTMLElement>('[data-row]')?.dataset.row) > from,
      );
      waiting.current = undefined;
      if (next) next.focus();
      else if (list?.next) {
        waiting.current = from;
        loadMore();
      }
    },
    [list, loadMore],
  );
  useEffect(() => {
    if (waiting.current !== undefined) goOn(waiting.current);
  }, [goOn]);

  return (
    <>
      <Layouts.Header
        title="Pictures without alternative text"
        subtitle={list ? describeCount(list) : 'Pictures that nobody has described, nor marked as decorative'}
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4} paddingBottom={8}>
          {failed && <Problem text="The pictures could not be loaded." onRetry={retry} />}
          {!list && !failed && <Page.Loading />}
          {list && list.entries.length > 0 && (
            <Typography tag="p" textColor="neutral600">
              Say what each picture shows, for people who cannot see it. Enter stores the text and goes on to
              the next picture; every use without a text of its own gets it.
            </Typography>
          )}
          <Rows ref={rows} aria-busy={isLoading}>
            {list?.entries.map((picture, index) => (
              <PictureRow key={picture.id} picture={picture} index={index} onDone={() => goOn(index)} />
            ))}
          </Rows>
          {list?.entries.length === 0 && (
            <Box padding={8} background="neutral0" hasRadius shadow="tableShadow">
              <Typography tag="p" textAlign="center">
                Every picture has an alternative text, or is marked as decorative.
              </Typography>
            </Box>
          )}
          {list && list.entries.length > 0 && (
            <ListEnd
              count={list.entries.length}
              hasMore={list.next !== null}
              isLoading={isLoading}
              label="Show more pictures"
              onMore={loadMore}
            />
          )}
        </Flex>
      </Layouts.Content>
    </>
  );
}

function describeCount({ count: { all, used } }: Pictures): string {
  if (all === 0) return 'None is left';
  return `${all === 1 ? '1 picture' : `${all} pictures`}, ${used} of them in use`;
}
