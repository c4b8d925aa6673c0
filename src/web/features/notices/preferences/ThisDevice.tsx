import { Bell, BellOff, Send } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getNoticePreferences } from '#contract/notices/preferences.ts';
import { testPush } from '#contract/notices/push.ts';
import { refresh } from '#web/data/read.ts';
import { useSend } from '#web/data/send.ts';
import { isStandalone } from '#web/install/state/installed.ts';
import { leavePush, type PushHere, pushHere, takePush } from '#web/features/notices/push-here.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { showToast } from '#web/ui/notices/toast.ts';

/** Whether this device shows push; leave for it is asked for by a press alone. */
export function ThisDevice({ personId, devices }: { personId: string; devices: number }) {
  const { here, change, isChanging } = usePushHere(personId);
  return (
    <section aria-label="Push on this device" className="grid gap-3 border-t border-line pt-5">
      <div>
        <h3 className="font-medium">Push on this device</h3>
        <p className="mt-1 text-sm text-muted">{sentenceOf(here, devices)}</p>
      </div>
      {here === 'impossible' && isOnIos() && !isStandalone() && (
        <Notice>
          On an iPhone or iPad, push comes to the installed app: tap Share, then Add to Home Screen, open the
          app from there, and switch push on here.
        </Notice>
      )}
      {here === 'denied' && (
        <Notice tone="warning">
          Notifications are blocked in this browser. Allow notifications for this site in its settings, then
          come back.
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        {here === 'off' && (
          <Button pending={isChanging} onClick={() => change(() => takePush(personId))}>
            <Bell aria-hidden="true" />
            Switch push on
          </Button>
        )}
        {here === 'on' && (
          <Button pending={isChanging} onClick={() => change(() => leavePush().then(() => 'off'))}>
            <BellOff aria-hidden="true" />
            Switch push off
          </Button>
        )}
        {devices > 0 && <TestButton />}
      </div>
    </section>
  );
}

function usePushHere(personId: string) {
  const client = useQueryClient();
  const [here, setHere] = useState<PushHere | null>(null);
  const [isChanging, setChanging] = useState(false);
  useEffect(() => {
    pushHere(personId).then(setHere, () => setHere('impossible'));
  }, [personId]);
  const change = (act: () => Promise<PushHere>) => {
    setChanging(true);
    const done = async () => {
      setHere(await act());
      await refresh(client, [getNoticePreferences]);
    };
    done()
      .catch(() =>
        showToast({
          title: 'Error',
          description: 'This device could not be reached by push. Please try again.',
          tone: 'danger',
        }),
      )
      .finally(() => setChanging(false));
  };
  return { here, change, isChanging };
}

function sentenceOf(here: PushHere | null, devices: number): string {
  const others = here === 'on' ? devices - 1 : devices;
  const elsewhere =
    others > 0 ? ` ${others === 1 ? 'One other device does' : `${others} other devices do`}.` : '';
  if (here === 'on') return `This device shows your notices.${elsewhere}`;
  if (here === 'impossible') return `This browser can’t show notices while the app is closed.${elsewhere}`;
  return `This device does not show your notices while the app is closed.${elsewhere}`;
}

/** iPads call themselves Macs, which have no touch. */
const isOnIos = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

function TestButton() {
  const test = useSend(testPush, {
    success: ({ reached, gone, failed }) =>
      reached > 0
        ? {
            title: 'Sent',
            description: `On its way to ${reached === 1 ? 'one device' : `${reached} devices`}`,
          }
        : {
            title: 'No device was reached',
            description:
              failed > 0
                ? 'Its push service did not take it. Please try again later.'
                : gone > 0
                  ? 'The device had gone. Switch push on again there.'
                  : 'No device takes push.',
          },
    failure: 'Failed to send a test',
  });
  return (
    <Button variant="ghost" pending={test.isPending} onClick={() => test.mutate({})}>
      <Send aria-hidden="true" />
      Send a test
    </Button>
  );
}
