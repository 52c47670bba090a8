import {
  Box,
  Button,
  Checkbox,
  Field,
  Flex,
  Grid,
  SingleSelect,
  SingleSelectOption,
  TextInput,
} from '@strapi/design-system';
import { useEffect, useState, type ChangeEvent } from 'react';
import { PickerInput } from '../ui/PickerInput';
import { useAdminData } from '../ui/server/use-admin-data';
import { toAccountNumber } from './entries';
import type { Filters } from './filters';

const ALL = 'all';
/** Typing does not send a request for each key. */
const PAUSE_MS = 400;

interface Props {
  filters: Filters;
  kinds: readonly { value: string; label: string }[];
  /** An empty text removes a filter. */
  onChange: (changed: Filters) => void;
}

export function FilterForm({ filters, kinds, onChange }: Props) {
  const { data: people } = useAdminData<{ id: number; name: string }[]>('/admin/audit/people');
  const actors = [
    ...(people ?? []).map(({ id, name }) => ({
      value: String(id),
      label: `${name} · ${toAccountNumber(id)}`,
    })),
    { value: 'none', label: 'Programs and guests' },
  ];
  return (
    <Box role="search" aria-label="Filters" background="neutral0" padding={4} hasRadius shadow="tableShadow">
      <Grid.Root gap={4}>
        <Choice
          label="Who"
          value={filters.actor}
          options={actors}
          onChange={(actor) => onChange({ actor })}
        />
        <Choice label="Kind" value={filters.kind} options={kinds} onChange={(kind) => onChange({ kind })} />
        <Day label="From" value={filters.from} onChange={(from) => onChange({ from })} />
        <Day label="To" value={filters.to} onChange={(to) => onChange({ to })} />
        <Words value={filters.text ?? ''} onChange={(text) => onChange({ text })} />
        <Grid.Item col={6} m={6} s={12} xs={12} alignItems="end">
          <Flex gap={4} wrap="wrap" minHeight="4rem">
            <Checkbox
              checked={filters.failed === 'true'}
              onCheckedChange={(checked) => onChange({ failed: checked === true ? 'true' : '' })}
            >
              Failed only
            </Checkbox>
            {filters.subject !== undefined && (
              <Button variant="tertiary" onClick={() => onChange({ type: '', subject: '' })}>
                Show all subjects
              </Button>
            )}
          </Flex>
        </Grid.Item>
      </Grid.Root>
    </Box>
  );
}

interface ChoiceProps {
  label: string;
  value: string | undefined;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <Grid.Item col={3} s={6} xs={12} direction="column" alignItems="stretch">
      <Field.Root>
        <Field.Label>{label}</Field.Label>
        <SingleSelect
          value={value ?? ALL}
          onChange={(chosen) => onChange(String(chosen) === ALL ? '' : String(chosen))}
        >
          <SingleSelectOption value={ALL}>All</SingleSelectOption>
          {options.map((option) => (
            <SingleSelectOption key={option.value} value={option.value}>
              {option.label}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
    </Grid.Item>
  );
}

interface TextProps {
  value: string | undefined;
  onChange: (value: string) => void;
}

function Day({ label, value, onChange }: TextProps & { label: string }) {
  return (
    <Grid.Item col={3} s={6} xs={12} direction="column" alignItems="stretch">
      <Field.Root>
        <Field.Label>{label}</Field.Label>
        <PickerInput
          type="date"
          value={value ?? ''}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => onChange(target.value)}
        />
      </Field.Root>
    </Grid.Item>
  );
}

function Words({ value = '', onChange }: TextProps) {
  const [state, setState] = useState({ value, typed: value });
  const { typed } = state;
  // The browser's Back button changes the filter too; what was typed since stays.
  if (state.value !== value) setState({ value, typed: typed.startsWith(value) ? typed : value });
  useEffect(() => {
    if (typed === value) return undefined;
    const timer = setTimeout(() => onChange(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);
  return (
    <Grid.Item col={6} m={6} s={12} xs={12} direction="column" alignItems="stretch">
      <Field.Root>
        <Field.Label>Title or name</Field.Label>
        <TextInput
          value={typed}
          maxLength={100}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => setState({ value, typed: target.value })}
        />
      </Field.Root>
    </Grid.Item>
  );
}
