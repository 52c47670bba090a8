import { Box, Flex, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import type { Labels } from '../use-labels';
import { alignParts, type Part } from './align-parts';
import { findFieldDifferences, isParts, type Content, type FieldDifference } from './content';
import { Words } from './Words';

interface Props {
  before: Content;
  after: Content;
  names: Readonly<Record<'before' | 'after', string>>;
  labels: Labels;
}

/** Two contents side by side, in words: only what differs. */
export function Comparison({ before, after, names, labels }: Props) {
  const differences = findFieldDifferences(before, after);
  if (differences.length === 0) return <Typography>There is no difference.</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={6}>
      {differences.map((difference) => (
        <Flex
          key={difference.field}
          tag="section"
          direction="column"
          alignItems="stretch"
          gap={3}
          aria-label={labels.getField(difference.field)}
        >
          <Typography tag="h3" variant="delta">
            {labels.getField(difference.field)}
          </Typography>
          <Rows difference={difference} names={names} labels={labels} />
        </Flex>
      ))}
    </Flex>
  );
}

interface RowsProps extends Pick<Props, 'names' | 'labels'> {
  difference: FieldDifference;
}

function Rows({ difference, names, labels }: RowsProps) {
  const { before, after } = difference;
  if (!isParts(before) || !isParts(after)) {
    const texts = { before: isParts(before) ? '' : before, after: isParts(after) ? '' : after };
    return <SideBySide names={names} areNames={labels.isFile(difference.field)} {...texts} />;
  }
  return (
    <>
      {alignParts(before, after).map((row, index) => {
        if (row.change === 'same') return null;
        const left = row.before === undefined ? undefined : before[row.before];
        const right = row.after === undefined ? undefined : after[row.after];
        const type = labels.getPart((right ?? left)?.type ?? '');
        const isBoth = row.change === 'moved' && left?.text !== right?.text;
        return (
          <SideBySide
            key={index}
            title={`${type}, ${isBoth ? 'moved and changed' : row.change}`}
            names={names}
            before={toText(left)}
            after={toText(right)}
          />
        );
      })}
    </>
  );
}

const toText = (part: Part | undefined): string | undefined => part?.text;

interface SideProps extends Pick<Props, 'names'> {
  title?: string;
  /** Undefined: that side does not have it. */
  before: string | undefined;
  after: string | undefined;
  areNames?: boolean;
}

function SideBySide({ title, names, before, after, areNames = false }: SideProps) {
  return (
    <Box>
      {title && (
        <Typography tag="h4" fontWeight="semiBold" paddingBottom={2}>
          {title}
        </Typography>
      )}
      <Flex alignItems="stretch" gap={4} direction={{ initial: 'column', medium: 'row' }}>
        <Column name={names.before}>
          {before === undefined ? (
            <Absent />
          ) : (
            <Words before={before} after={after ?? before} side="before" areNames={areNames} />
          )}
        </Column>
        <Column name={names.after}>
          {after === undefined ? (
            <Absent />
          ) : (
            <Words before={before ?? after} after={after} side="after" areNames={areNames} />
          )}
        </Column>
      </Flex>
    </Box>
  );
}

/** What one side does not have. */
export const Absent = () => <Typography textColor="neutral600">Not there</Typography>;

interface ColumnProps {
  name: string;
  isChosen?: boolean;
  children: ReactNode;
}

/** One side of a comparison. A long one can be scrolled, also by keyboard. */
export function Column({ name, isChosen = false, children }: ColumnProps) {
  return (
    <Box
      flex="1"
      minWidth={0}
      padding={3}
      hasRadius
      background={isChosen ? 'primary100' : 'neutral100'}
      maxHeight="40rem"
      overflow="auto"
      tabIndex={0}
      aria-label={name}
      role="group"
    >
      <Typography tag="p" variant="sigma" textColor="neutral600">
        {name}
      </Typography>
      {children}
    </Box>
  );
}
