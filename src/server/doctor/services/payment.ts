import type pg from 'pg';
import { fault, type Finding, ok, skipped, warning } from '#server/doctor/findings/finding.ts';
import { spanWords } from '#server/doctor/findings/words.ts';
import type { Settings } from '#server/settings/settings.ts';

type PaymentSettings = Pick<Settings, 'stripeWebhookSecret' | 'publicUrl'>;
type Sold = { sells: boolean; lastEventAt: Date | null };

export async function checkPayment(
  client: pg.Client | undefined,
  settings: PaymentSettings,
  now: Date,
): Promise<Finding> {
  return judgePayment(settings, await soldBy(client), now);
}

/** Null where the database cannot be asked, or has no tables yet. */
async function soldBy(client: pg.Client | undefined): Promise<Sold | null> {
  const tables = `select to_regclass('public.fellowship') is not null
                         and to_regclass('public.payment_events') is not null as has`;
  if (!client || !(await client.query<{ has: boolean }>(tables)).rows[0]?.has) return null;
  const { rows } = await client.query<Sold>(`
    select coalesce((select checkout_link <> '' from fellowship), false) as sells,
           (select max(received_at) from payment_events) as "lastEventAt"`);
  return rows[0] ?? null;
}

/** The shape of the secret is seen to by the settings. */
function judgePayment(
  { stripeWebhookSecret, publicUrl }: PaymentSettings,
  sold: Sold | null,
  now: Date,
): Finding {
  const webhook = `${publicUrl ?? 'PUBLIC_URL'}/api/webhooks/stripe`;
  if (stripeWebhookSecret === undefined) {
    return sold?.sells
      ? fault(
          'Members can pay, but the server is never told of it: STRIPE_WEBHOOK_SECRET is not set.',
          `In Stripe's dashboard add a webhook to ${webhook}, and set its signing secret.`,
        )
      : skipped('Not used: the coach lets members in.');
  }
  if (publicUrl === undefined) {
    return fault('Stripe cannot reach this server: PUBLIC_URL is not set.', 'Set PUBLIC_URL.');
  }
  if (sold === null)
    return skipped('The signing secret is set. Whether anything came could not be looked up.');
  if (!sold.sells) {
    return warning(
      'The signing secret is set, but members find no way to pay.',
      "Enter the payment link in the console's Fellowship Settings.",
    );
  }
  if (sold.lastEventAt === null) {
    return warning(
      'The signing secret is set, and Stripe has not told anything yet.',
      `In Stripe's dashboard see whether its webhook leads to ${webhook}, and whether its deliveries fail.`,
    );
  }
  return ok(`Stripe last told something ${spanWords(now.getTime() - sold.lastEventAt.getTime())} ago.`);
}
