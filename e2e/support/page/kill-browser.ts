import { execFileSync } from 'node:child_process';

/** Kills all processes of a browser at once, as if it had crashed. @param profile the folder of its profile */
export async function killBrowser(profile: string): Promise<void> {
  const listed = execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  for (const line of listed.split('\n')) {
    const [pid = ''] = line.trim().split(' ');
    if (line.includes(`--user-data-dir=${profile}`) && pid !== '') process.kill(Number(pid), 'SIGKILL');
  }
  await new Promise((resolve) => setTimeout(resolve, 500));
}
