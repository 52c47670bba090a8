import { Box, Button, Field, Flex, Modal, Typography } from '@strapi/design-system';
import { useEffect, useId, useState, type ChangeEvent, type FormEvent } from 'react';
import { getDueProblem } from '../../../domain/schedule/schedule-rules';
import { PickerInput } from '../../ui/PickerInput';
import {
  describeDistance,
  describeMoment,
  getOwnZone,
  isSkipped,
  toMoment,
  toTyped,
  type Typed,
} from '../moments';
import type { Action } from '../plans';
import type { Refusal } from '../refusal';

const WORDS = {
  publish: { title: 'Publish at…', does: 'Goes out', button: 'Schedule publication' },
  unpublish: { title: 'Unpublish at…', does: 'Disappears from the site', button: 'Schedule unpublishing' },
};

interface Props {
  action: Action;
  title: string;
  /** The moment with which the fields begin. */
  initial: number;
  /** Why an earlier attempt was refused. */
  refused?: Refusal | undefined;
  /** What happens besides, such as that the form is saved first. */
  hint?: string | undefined;
  /** Plans it. Resolves with the reason if that was refused. */
  onPlan: (dueAt: number) => Promise<Refusal | undefined>;
  onClose: () => void;
}

/** Asks for a date and a time, and shows the moment that they mean in words. */
export function PlanDialog({ action, title, initial, refused, hint, onPlan, onClose }: Props) {
  const [typed, setTyped] = useState<Typed>(() => toTyped(initial));
  const [refusal, setRefusal] = useState(refused);
  const [isPlanning, setPlanning] = useState(false);
  const form = useId();
  const now = useNow();
  const moment = toMoment(typed);
  const problem = getProblem(moment, now);
  const words = WORDS[action];
  const change = (part: Partial<Typed>) => {
    setTyped((before) => ({ ...before, ...part }));
    setRefusal(undefined);
  };
  const plan = async (dueAt: number) => {
    setPlanning(true);
    const reason = await onPlan(dueAt);
    setPlanning(false);
    if (reason && !reason.isShown) setRefusal(reason);
    else onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog is inside the form of the article.
    event.stopPropagation();
    if (moment !== undefined && problem === undefined) void plan(moment);
  };
  const offered = refusal?.publicationDate;

  return (
    <Modal.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>{words.title}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <form id={form} onSubmit={submit} noValidate>
            <Flex direction="column" alignItems="stretch" gap={4}>
              <Typography fontWeight="semiBold" style={{ overflowWrap: 'anywhere' }}>
                {title}
              </Typography>
              <Flex gap={4} alignItems="flex-start" wrap="wrap">
                <Input label="Date" type="date" value={typed.date} onChange={(date) => change({ date })} />
                <Input label="Time" type="time" value={typed.time} onChange={(time) => change({ time })} />
              </Flex>
              <Typography variant="pi" textColor="neutral600">
                Time zone of this computer: {getOwnZone()}
              </Typography>
              <div role="status">
                <Typography textColor={problem === undefined ? 'neutral800' : 'danger600'}>
                  {problem ?? describePlan(words.does, typed, moment ?? 0, now)}
                </Typography>
              </div>
              {hint !== undefined && <Typography variant="pi">{hint}</Typography>}
              {refusal && (
                <Box role="alert" background="danger100" padding={4} hasRadius>
                  <Flex direction="column" alignItems="flex-start" gap={3}>
                    <Typography textColor="danger700">{refusal.message}</Typography>
                    {offered !== undefined && (
                      <Button variant="secondary" loading={isPlanning} onClick={() => void plan(offered)}>
                        Schedule for {describeMoment(offered)}
                      </Button>
                    )}
                  </Flex>
                </Box>
              )}
            </Flex>
          </form>
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={onClose}>
            Back
          </Button>
          <Button type="submit" form={form} disabled={problem !== undefined} loading={isPlanning}>
            {words.button}
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}

function getProblem(moment: number | undefined, now: number): string | undefined {
  if (moment === undefined) return 'Enter a date and a time.';
  return getDueProblem(moment, now);
}

function describePlan(does: string, typed: Typed, moment: number, now: number): string {
  const words = `${does} on ${describeMoment(moment)}, ${describeDistance(moment, now)}.`;
  return isSkipped(typed, moment) ? `The clocks skip the time that you typed. ${words}` : words;
}

interface InputProps {
  label: string;
  type: 'date' | 'time';
  value: string;
  onChange: (value: string) => void;
}

function Input({ label, type, value, onChange }: InputProps) {
  return (
    <Field.Root required>
      <Field.Label>{label}</Field.Label>
      <PickerInput
        type={type}
        value={value}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => onChange(target.value)}
      />
    </Field.Root>
  );
}

const SECOND_MS = 1000;

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
