import { Check, Copy } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '#web/ui/buttons/Button.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';

type InvitationLinkProps = {
  url: string;
  /** Not their first link. */
  again?: boolean;
  /** Further notes. */
  children?: ReactNode;
};

/** The link to hand to someone who is invited: the server keeps no copy, so it is shown this once. */
export function InvitationLink({ url, again, children }: InvitationLinkProps) {
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<keyof typeof outcomes>('none');
  const copy = async () => setOutcome(await copyText(url, field.current));
  const copied = outcome === 'copied';
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          ref={field}
          label="Invitation link"
          className="min-w-0 flex-1 basis-60"
          value={url}
          readOnly
          onFocus={event => event.target.select()}
        />
        <Button variant="primary" className="max-sm:w-full" onClick={() => void copy()}>
          {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          {copied ? 'Copied' : 'Copy'}
        </Button>
      </div>
      <p className="text-sm text-muted">
        It works once, for 7 days.{again && ' The links made before no longer work.'}
      </p>
      {children && <p className="text-sm text-muted">{children}</p>}
      <p className="text-sm text-accent empty:hidden" role="status">
        {outcomes[outcome]}
      </p>
    </div>
  );
}

const outcomes = {
  none: '',
  copied: 'The link is copied.',
  selected: 'The link is selected: copy it from there.',
};

/** Outside https the browser keeps its clipboard closed: then the text is selected, ready to be copied. */
async function copyText(text: string, field: HTMLInputElement | null): Promise<keyof typeof outcomes> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    field?.focus();
    field?.select();
    return 'selected';
  }
}
