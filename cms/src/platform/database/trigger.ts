import type { Dialect } from './dialect';

/** A trigger in SQL that both databases understand; `when` and `run` may use OLD and NEW. */
export interface Trigger {
  name: string;
  table: string;
  timing: 'BEFORE' | 'AFTER';
  event: 'INSERT' | 'UPDATE' | 'DELETE';
  /** Fires only for an UPDATE that sets this column, to whatever value. */
  of?: string;
  when?: string;
  /** Statements without semicolons. */
  run: string[];
}

/**
 * The statements that create the trigger or replace one of the same name. They run at every start, because schema
 * changes on SQLite copy a table and lose its triggers.
 */
export function createTrigger(trigger: Trigger, dialect: Dialect): string[] {
  const { name, table, timing, event, of, when, run } = trigger;
  const on = `${timing} ${event}${of === undefined ? '' : ` OF ${of}`} ON ${table}`;
  const condition = when ? ` WHEN (${when})` : '';
  const body = run.map((statement) => `${statement};`).join(' ');
  if (dialect === 'sqlite') {
    return [
      `DROP TRIGGER IF EXISTS ${name}`,
      `CREATE TRIGGER ${name} ${on} FOR EACH ROW${condition} BEGIN ${body} END`,
    ];
  }
  const row = event === 'DELETE' ? 'OLD' : 'NEW';
  return [
    `CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${body} RETURN ${row}; END $$`,
    `CREATE OR REPLACE TRIGGER ${name} ${on} FOR EACH ROW${condition} EXECUTE FUNCTION ${name}()`,
  ];
}
