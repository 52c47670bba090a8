export const USAGE = `Backups of the database and the uploads.

  backup make [--to PLACE]                makes a backup of the running system
  backup list [PLACE]                     lists the backups there are
  backup restore [BACKUP] [--replace]     restores a backup (default: the newest) while the servers are stopped
                          [--aside]       without planned jobs and webhooks: to be looked at only
  backup settings BACKUP                  prints its settings and secrets as JSON (BACKUP_PASSPHRASE)

PLACE is a folder or s3://BUCKET/PREFIX; default: BACKUP_TO. BACKUP is PLACE/backups/NAME, or a PLACE, of which the newest is taken.

Exit codes: 0 success, 1 failure (it is described, and nothing was changed), 2 unknown command.
`;
