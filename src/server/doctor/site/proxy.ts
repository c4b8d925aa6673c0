import { randomInt } from 'node:crypto';
import { isIP } from 'node:net';
import type pg from 'pg';
import { getPasswordLink } from '#contract/session.ts';
import { fault, type Finding, ok, skipped, warning } from '#server/doctor/findings/finding.ts';
import { networkOf } from '#server/http/network-of.ts';
import type { Settings } from '#server/settings/settings.ts';
import { askSite } from './ask-site.ts';

type ProxySettings = Pick<Settings, 'publicUrl' | 'trustProxy'>;

export type SeenAs = {
  /** The networks under which the server has counted the request: one, unless others asked at the same time. */
  counted: string[];
  /** The address that the request claimed to come from. */
  claimed: string;
  /** The address that it was sent from. */
  own: string;
};

/** A call that is counted by address, and comes to nothing with an empty body. */
const { method, path } = getPasswordLink;

/**
 * Finds out which address the server takes a visitor for. Strangers' requests are counted by it, so it stands in the
 * database: one is sent through the proxy, with a made-up address in its header, and the count that grows tells.
 */
export async function checkProxy(
  client: pg.Client | undefined,
  { publicUrl, trustProxy }: ProxySettings,
  isReachable: boolean,
): Promise<Finding> {
  if (publicUrl === undefined) return skipped('Not needed: no one reaches the server from outside.');
  // The server itself knows no https, so a proxy is in front.
  if (publicUrl.startsWith('https:') && trustProxy === false) return notTrusted;
  if (!client || !isReachable)
    return skipped('What the proxy passes on can be tried while the site can be reached.');
  const claimed = `203.0.113.${randomInt(1, 255)}`;
  const before = await countsOf(client);
  const input = await askSite(new URL(path, publicUrl), {
    method: method as 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': claimed },
    body: '{}',
  });
  if (input.is === 'nothing' || input.status !== 400)
    return skipped('The server did not take the request that this is tried with.');
  const after = await countsOf(client);
  const counted = [...after].filter(([key, count]) => count > (before.get(key) ?? 0)).map(([key]) => key);
  return judgeProxy({ counted, claimed, own: networkOf(input.localAddress) }, trustProxy);
}

const notTrusted = fault(
  'PUBLIC_URL is https, so a proxy is in front, but TRUST_PROXY is off: all visitors count as one, and share its limits.',
  'Set TRUST_PROXY to the number of proxies in front: 1 where there is one.',
);

/** The networks, and how often each was counted. */
async function countsOf(client: pg.Client): Promise<Map<string, number>> {
  const start = `${method} ${path} `;
  const { rows } = await client.query<{ network: string; count: number }>(
    `select substr(key, length($1) + 1) as network, sum(count)::int as count
     from rate_counts where starts_with(key, $1) group by 1`,
    [start],
  );
  return new Map(rows.map(({ network, count }) => [network, count]));
}

export function judgeProxy({ counted, claimed, own }: SeenAs, trustProxy: Settings['trustProxy']): Finding {
  if (counted.includes(claimed)) {
    return fault(
      'The server believes an address that a visitor made up, so its limits can be slipped past.',
      trustProxy === false
        ? 'Let the proxy in front set X-Forwarded-For anew.'
        : `Lower TRUST_PROXY (it is ${String(trustProxy)}) to the number of proxies in front, or let the outermost set X-Forwarded-For anew.`,
    );
  }
  const [network, ...others] = counted;
  if (network === undefined) {
    return fault(
      'A request to PUBLIC_URL does not come to a server with this database.',
      'Correct PUBLIC_URL, or the place that the proxy passes requests on to.',
    );
  }
  if (others.length > 0) return skipped('Others asked at the same moment. Try again.');
  if (network === own || isPublic(network))
    return ok(`The server takes a visitor for who they are: this one for ${network}.`);
  if (trustProxy === false) {
    return fault(
      `The server takes a visitor for ${network}, which is a proxy: all count as one, and share its limits.`,
      'Set TRUST_PROXY to the number of proxies in front: 1 where there is one.',
    );
  }
  return warning(
    `The server takes this visitor for ${network}, an address of your own network.`,
    'If that is this machine, all is well. If it is a proxy, raise TRUST_PROXY, and see that each proxy sets X-Forwarded-For.',
  );
}

const own =
  /^(127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|0:0:0:0::|f[cd][0-9a-f]{2}:|fe[89ab][0-9a-f]:)/i;

/** Given as it is counted: an IPv4 address, or an IPv6 network. */
const isPublic = (network: string) => isIP(network.replace('::/64', '::')) !== 0 && !own.test(network);
