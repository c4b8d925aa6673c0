import * as push from '#contract/notices/push.ts';
import { sessionKeyOf } from '#server/accounts/session-cookie.ts';
import { transaction } from '#server/database/database.ts';
import { badInput } from '#server/http/problem.ts';
import { userAgentOf } from '#server/http/user-agent.ts';
import type { Route } from '#server/route/route.ts';
import { pushKeys } from './push-keys.ts';
import type { PushSender } from './send-push.ts';
import { dropSubscription, storeSubscription } from './subscriptions.ts';
import { tryPush } from './try-push.ts';

/** The asker's own browsers that take push. */
export function pushRoutes(route: Route, { sender }: { sender: PushSender }): void {
  route(push.getPushKey, async ({ db, now }) => ({ publicKey: (await pushKeys(db, now)).publicKey }));

  route(push.subscribeToPush, async ({ db, viewer, body, request, now }) => {
    const { endpoint, keys } = body;
    if (!sender.isAddress(endpoint)) throw badInput('endpoint', 'This is no address of a push service');
    await transaction(db, tx =>
      storeSubscription(tx, {
        personId: viewer.id,
        sessionKey: sessionKeyOf(request) ?? '',
        endpoint,
        ...keys,
        userAgent: userAgentOf(request),
        now,
      }),
    );
    return { ok: true as const };
  });

  route(push.unsubscribeFromPush, async ({ db, viewer, body }) => {
    await dropSubscription(db, { personId: viewer.id, endpoint: body.endpoint });
    return { ok: true as const };
  });

  route(push.testPush, ({ db, viewer, now }) => tryPush(db, sender, viewer.id, now));
}
