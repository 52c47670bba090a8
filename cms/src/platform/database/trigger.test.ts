import { createTrigger, type Trigger } from './trigger';

const TRIGGER: Trigger = {
  name: 'note',
  table: 'blogs',
  timing: 'AFTER',
  event: 'DELETE',
  when: 'OLD.published_at IS NOT NULL',
  run: ['UPDATE a SET n = n + 1', 'DELETE FROM b'],
};

test('createTrigger replaces a trigger of the same name on SQLite and PostgreSQL', () => {
  expect(createTrigger(TRIGGER, 'sqlite')).toEqual([
    'DROP TRIGGER IF EXISTS note',
    'CREATE TRIGGER note AFTER DELETE ON blogs FOR EACH ROW WHEN (OLD.published_at IS NOT NULL) BEGIN UPDATE a SET n = n + 1; DELETE FROM b; END',
  ]);
  expect(createTrigger(TRIGGER, 'postgres')).toEqual([
    'CREATE OR REPLACE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN UPDATE a SET n = n + 1; DELETE FROM b; RETURN OLD; END $$',
    'CREATE OR REPLACE TRIGGER note AFTER DELETE ON blogs FOR EACH ROW WHEN (OLD.published_at IS NOT NULL) EXECUTE FUNCTION note()',
  ]);
});
