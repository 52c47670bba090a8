import { Failure } from '../../process/failure.ts';

/** The settings that the scripts themselves need. The servers parse the others from the same environment. */
export interface ProductSettings {
  /** The `http://host:port` of the site, as reachable from this machine. */
  site: string;
  siteHost: string;
  sitePort: number;
  /** The same for the CMS, behind the site. */
  cms: string;
  cmsHost: string;
  cmsPort: number;
  /** Where both serve metrics; undefined: they serve none. */
  metricsHost: string;
  siteMetricsPort: number | undefined;
  cmsMetricsPort: number | undefined;
  publicUrl: string;
  dataDir: string;
  /** If undefined, the embedded database in `dataDir` is used. */
  databaseUrl: string | undefined;
  demoContent: boolean;
  /** If undefined, mail is written to files. */
  smtpUrl: string | undefined;
  hasFirstAdmin: boolean;
}

/**
 * Parses the environment as both servers do. Throws a Failure that names every invalid variable, before anything is
 * built.
 */
export async function parseProductSettings(env: NodeJS.ProcessEnv): Promise<ProductSettings> {
  const [{ parseSettings: parseCms }, { parseSettings: parseWeb }] = await Promise.all([
    import('../../../../cms/src/platform/settings/settings.ts'),
    import('../../../../web/server/settings.ts'),
  ]);
  const cms = attempt(() => parseCms(env));
  const web = attempt(() => parseWeb(env));
  if ('wrong' in cms || 'wrong' in web) {
    const lines = [cms, web].flatMap((side) => ('wrong' in side ? side.wrong.split('\n') : []));
    throw new Failure(
      `${onceEach(lines).join('\n')}\n\nFix them in .env or in the environment, then run the command again.`,
    );
  }
  requireDifferentPorts({
    PORT: web.right.port,
    CMS_PORT: cms.right.port,
    METRICS_PORT: web.right.metrics.port,
    CMS_METRICS_PORT: cms.right.metrics.port,
  });
  return {
    site: address(web.right.host, web.right.port),
    siteHost: web.right.host,
    sitePort: web.right.port,
    cms: address(cms.right.host, cms.right.port),
    cmsHost: cms.right.host,
    cmsPort: cms.right.port,
    metricsHost: web.right.metrics.host,
    siteMetricsPort: web.right.metrics.port,
    cmsMetricsPort: cms.right.metrics.port,
    publicUrl: web.right.site.publicUrl,
    dataDir: cms.right.dataDir,
    databaseUrl: cms.right.databaseUrl,
    demoContent: cms.right.demoContent,
    smtpUrl: cms.right.smtpUrl,
    hasFirstAdmin: cms.right.firstAdmin !== undefined,
  };
}

function requireDifferentPorts(ports: Readonly<Record<string, number | undefined>>): void {
  const taken = new Map<number, string>();
  for (const [name, port] of Object.entries(ports)) {
    if (port === undefined) continue;
    const other = taken.get(port);
    if (other !== undefined)
      throw new Failure(
        `${other} and ${name} are both ${port}: each server needs a port of its own. Change one of them in .env.`,
      );
    taken.set(port, name);
  }
}

/** Both servers may report the same setting, in different words and more than once. Only the first line is kept. */
function onceEach(lines: string[]): string[] {
  const firsts = new Map<string, string>();
  for (const line of lines) {
    const name = line.trim().split(' ')[0] ?? line;
    if (!firsts.has(name)) firsts.set(name, line);
  }
  return [...firsts.values()];
}

function attempt<T>(parse: () => T): { right: T } | { wrong: string } {
  try {
    return { right: parse() };
  } catch (error) {
    return { wrong: error instanceof Error ? error.message : String(error) };
  }
}

/** A server that listens on every interface is contacted on loopback. */
function address(host: string, port: number): string {
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}
