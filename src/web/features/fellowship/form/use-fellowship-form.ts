import { useState } from 'react';
import * as z from 'zod/mini';
import { brandOf } from '#brand.ts';
import { updateFellowship } from '#contract/fellowship/settings.ts';
import { showBrand } from '#web/brand/show-brand.ts';
import { CallError } from '#web/data/call.ts';
import { usePictureUpload } from '#web/data/pictures/picture-upload.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { useStore } from '#web/state/use-store.ts';
import { bodyOf, type Fellowship, type FellowshipForm } from './fellowship-form.ts';
import { openForm } from './open-form.ts';

/** By the path of the field: 'name', 'certifications.0.name'. */
type Problems = Partial<Record<string, string>>;

export type FormParts = {
  values: FellowshipForm;
  problems: Problems;
  change: (part: Partial<FellowshipForm>) => void;
};

const failure = 'The settings could not be saved.';

/** `onRefused` is called when something can't be saved as it is, and the fields show the errors. */
export function useFellowshipForm(fellowship: Fellowship, onRefused: () => void) {
  const { user } = useCurrentUser();
  const [form] = useState(() => openForm(user?.id ?? '', fellowship));
  const state = useStore(form);
  const [problems, setProblems] = useState<Problems>({});
  const refuse = (issues: readonly { path: string; message: string }[]) => {
    setProblems(Object.fromEntries(issues.toReversed().map(({ path, message }) => [path, message])));
    onRefused();
  };
  const send = useSend(updateFellowship, {
    prepare: usePictureUpload('logo', 'logoUrl'),
    success: { title: 'Saved', description: 'Visitors and members see it from now on' },
    onSuccess: saved => {
      form.startOver(saved);
      showBrand(brandOf(saved));
    },
    onError: error => error instanceof CallError && refuse(error.issues),
  });
  const save = () => {
    setProblems({});
    const body = bodyOf(form.changed());
    const checked = z.safeParse(updateFellowship.body, body);
    if (checked.success) return send.mutate({ body });
    return refuse(checked.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })));
  };
  return {
    ...state,
    problems,
    save,
    change: form.change,
    startOver: () => {
      setProblems({});
      send.reset();
      form.startOver();
    },
    isPending: send.isPending,
    failure: failureText(problems, send.error),
  };
}

function failureText(problems: Problems, error: Error | null): string | undefined {
  if (Object.keys(problems).length > 0) return 'Something above needs another look.';
  return error === null ? undefined : sentenceOf(error, failure);
}
