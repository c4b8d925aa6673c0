import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { getMembership } from '#contract/members/membership.ts';
import { getCurrentUser } from '#contract/session.ts';
import { refresh } from '#web/data/read.ts';
import { arrivedFromCheckout, cameFromCheckout } from './came-from-checkout.ts';

const everyMs = 3_000;
const atMostMs = 120_000;

/**
 * While the membership is closed, checks again whenever the page gets the focus, and, for two minutes after someone
 * came back from the checkout, every three seconds; as soon as it is open, leads in. `waiting` while it checks
 * automatically.
 */
export function useWaitForPayment(isOpen: boolean) {
  const client = useQueryClient();
  const [waiting, setWaiting] = useState(() => !isOpen && cameFromCheckout());
  useLeadIn(isOpen);
  useEffect(() => {
    if (isOpen) return undefined;
    const lookWhenSeen = () => {
      if (document.visibilityState !== 'visible') return;
      if (cameFromCheckout()) setWaiting(true);
      void refetch(client);
    };
    document.addEventListener('visibilitychange', lookWhenSeen);
    window.addEventListener('pageshow', lookWhenSeen);
    return () => {
      document.removeEventListener('visibilitychange', lookWhenSeen);
      window.removeEventListener('pageshow', lookWhenSeen);
    };
  }, [client, isOpen]);
  useEffect(() => {
    if (isOpen || !waiting) return undefined;
    const timer = setInterval(() => void refetch(client), everyMs);
    const end = setTimeout(() => setWaiting(false), atMostMs);
    return () => {
      clearInterval(timer);
      clearTimeout(end);
    };
  }, [client, isOpen, waiting]);
  return { waiting, refetch: () => refetch(client) };
}

const refetch = (client: Parameters<typeof refresh>[0]) => refresh(client, [getCurrentUser, getMembership]);

/** A member who was shut out here, or has just paid, goes straight in; one who only visits this page stays on it. */
function useLeadIn(isOpen: boolean): void {
  const [, navigate] = useLocation();
  const [wasClosed] = useState(() => !isOpen || cameFromCheckout());
  useEffect(() => {
    if (!isOpen) return;
    arrivedFromCheckout();
    if (wasClosed) navigate('/', { replace: true });
  }, [isOpen, wasClosed, navigate]);
}
