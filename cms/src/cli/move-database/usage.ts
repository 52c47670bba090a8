export const USAGE = `Moves the content of the SQLite database in DATA_DIR to the PostgreSQL database in DATABASE_URL, in steps.

  move-database check [--replace]   says why the content cannot be moved now (--replace: PostgreSQL may have content)
  move-database start               starts the CMS once without serving it, so that the database has its tables and indexes
  move-database copy                copies all rows: all of them or none
  move-database clear               deletes everything in the PostgreSQL database

Exit codes: 0 success, 1 failure (it is described), 2 unknown command.
`;
