import { Box, Flex, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import type { Part } from '../../ui/comparison/align-parts';
import { Choice } from '../../ui/comparison/Choice';
import { Absent, Column } from '../../ui/comparison/Comparison';
import type { PartDifference, Side } from '../../ui/comparison/merge-parts';
import { PlainText, Words } from '../../ui/comparison/Words';
import type { Labels } from '../../ui/use-labels';
import { getChoiceKey, type Difference, type Sides } from './differences';

interface Props {
  difference: Difference;
  labels: Labels;
  names: Readonly<Record<Side, string>>;
  sides: Sides;
  choose: (key: string, side: Side) => void;
}

/** An attribute that differs: what to choose between. */
export function FieldSection({ difference, labels, names, sides, choose }: Props) {
  const { field } = difference;
  const label = labels.getField(field);
  const areNames = labels.isFile(field);
  const getProps = (suggested: Side, ...place: number[]) => {
    const key = getChoiceKey(field, ...place);
    return { names, side: sides[key] ?? suggested, onChoose: (side: Side) => choose(key, side) };
  };
  return (
    <Flex tag="section" direction="column" alignItems="stretch" gap={3} aria-label={label}>
      <Typography tag="h3" variant="delta">
        {label}
      </Typography>
      {difference.kind === 'text' ? (
        <Row
          label={label}
          title=""
          isConflict={difference.isConflict}
          {...getProps(difference.suggested)}
          theirs={<Words before={difference.before} after={difference.theirs} areNames={areNames} />}
          mine={<Words before={difference.before} after={difference.mine} areNames={areNames} />}
        />
      ) : (
        listRows(difference.parts, difference).map(({ place, difference: part, theirs, mine }) => {
          const title = `${labels.getPart((mine ?? theirs)?.type ?? '')}, ${describeChange(part, theirs, mine)}`;
          return (
            <Row
              key={place.join(' ')}
              label={title}
              title={title}
              isConflict={part.isConflict}
              {...getProps(part.suggested, ...place)}
              theirs={theirs ? <PlainText>{theirs.text}</PlainText> : <Absent />}
              mine={mine ? <Words before={theirs?.text ?? mine.text} after={mine.text} /> : <Absent />}
            />
          );
        })
      )}
    </Flex>
  );
}

interface PartRow {
  /** The index of the part, and that of the paragraph in it. */
  place: number[];
  difference: PartDifference;
  theirs: Part | undefined;
  mine: Part | undefined;
}

/** A row for each part that differs, and for each paragraph of prose that both have changed. */
function listRows(differences: readonly PartDifference[], lists: Readonly<Record<Side, Part[]>>): PartRow[] {
  return differences.flatMap((difference, index): PartRow[] => {
    const { change, before, after, paragraphs } = difference;
    const theirs = before === undefined ? undefined : lists.theirs[before];
    const mine = after === undefined ? undefined : lists.mine[after];
    if (!paragraphs) return change === 'same' ? [] : [{ place: [index], difference, theirs, mine }];
    const rows = listRows(paragraphs, { theirs: toParagraphs(theirs), mine: toParagraphs(mine) });
    const inside = rows.map((row): PartRow => ({ ...row, place: [index, ...row.place] }));
    // Where it goes is chosen for the whole.
    return change === 'moved' ? [{ place: [index], difference, theirs, mine }, ...inside] : inside;
  });
}

const toParagraphs = (part: Part | undefined): Part[] =>
  (part?.paragraphs ?? []).map((text) => ({ type: part?.type ?? '', text }));

function describeChange(
  { change, paragraphs }: PartDifference,
  theirs: Part | undefined,
  mine: Part | undefined,
) {
  const isBoth = change === 'moved' && !paragraphs && mine?.text !== theirs?.text;
  return isBoth ? 'moved and changed' : CHANGES[change];
}

const CHANGES = {
  same: 'the same',
  changed: 'changed',
  moved: 'moved',
  added: 'only in your text',
  removed: 'not in your text',
};

interface RowProps {
  /** For screen readers. */
  label: string;
  title: string;
  isConflict: boolean;
  names: Readonly<Record<Side, string>>;
  side: Side;
  onChoose: (side: Side) => void;
  theirs: ReactNode;
  mine: ReactNode;
}

function Row({ label, title, isConflict, names, side, onChoose, theirs, mine }: RowProps) {
  return (
    <Box borderColor="neutral200" hasRadius padding={4}>
      <Flex justifyContent="space-between" alignItems="flex-start" gap={4} wrap="wrap" paddingBottom={3}>
        <Typography fontWeight="semiBold">
          {[title, isConflict && 'both of you have changed it'].filter(Boolean).join(': ')}
        </Typography>
        <Choice label={label} value={side} onChange={onChoose} names={names} />
      </Flex>
      <Flex alignItems="stretch" gap={4} direction={{ initial: 'column', medium: 'row' }}>
        <Column name={names.theirs} isChosen={side === 'theirs'}>
          {theirs}
        </Column>
        <Column name={names.mine} isChosen={side === 'mine'}>
          {mine}
        </Column>
      </Flex>
    </Box>
  );
}
