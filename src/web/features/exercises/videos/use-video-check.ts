import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ResponseOf } from '#contract/endpoint.ts';
import { checkVideos } from '#contract/exercises/videos.ts';
import { call } from '#web/data/call.ts';
import { refreshChanged } from '#web/data/read.ts';
import { sentenceOf } from '#web/data/send.ts';

type Progress = { asked: number; of: number };

/** Checks the links of the library, some in each call, until all are checked or the dialog is closed. */
export function useVideoCheck() {
  const client = useQueryClient();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [failure, setFailure] = useState<string>();
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  const askOn = async () => {
    let asked = 0;
    let after: string | null = '';
    while (after !== null && !isLeft.current) {
      const answer: ResponseOf<typeof checkVideos> = await call(checkVideos, { body: { after } });
      asked += answer.asked;
      after = answer.next;
      setProgress({ asked, of: asked + answer.left });
    }
  };
  const check = async () => {
    if (progress) return;
    setFailure(undefined);
    setProgress({ asked: 0, of: 0 });
    try {
      await askOn();
    } catch (error) {
      setFailure(sentenceOf(error as Error, 'The videos could not be checked. Please try again.'));
    }
    await refreshChanged(client, checkVideos);
    setProgress(null);
  };
  return { check: () => void check(), progress, failure };
}
