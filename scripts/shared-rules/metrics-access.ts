/** The shortest token with which metrics may be read from other machines. */
export const LEAST_METRICS_TOKEN = 16;

/** Whether a host name or an address means this machine only. */
export const isLoopback = (host: string): boolean => /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/i.test(host);

interface MetricsAccess {
  /** undefined: no metrics. */
  port: number | undefined;
  host: string;
  token: string | undefined;
  /** Where the server itself listens. */
  serverPort: number;
}

/**
 * What is wrong with how the metrics are to be served, by the setting that has to change; undefined: nothing.
 * @param portSetting the setting that holds the port of the metrics
 */
export function findMetricsProblem(
  { port, host, token, serverPort }: MetricsAccess,
  portSetting: string,
): { setting: string; problem: string } | undefined {
  if (port === undefined) return undefined;
  if (port === serverPort)
    return { setting: portSetting, problem: 'must be another port than that of the server itself' };
  if (token === undefined && !isLoopback(host))
    return {
      setting: 'METRICS_TOKEN',
      problem: `must be set (at least ${LEAST_METRICS_TOKEN} characters), because METRICS_HOST lets other machines read the metrics`,
    };
  return undefined;
}
